// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/game/favourite/list': {
      id: 'listFavourites',
      token: 'required',
      tokenQuery: 'token',
    },
    'GET /wps/game/recent/add': {
      id: 'addRecent',
      token: 'required',
      effect: true,
    },
    'GET /wps/game/recent': {
      id: 'listRecents',
      token: 'required',
    },
  },
  guards: {
    schemas: {
      Game: {
        nodeId: 'i',
        gameName: 's',
        'nodeName?': 's',
        gameType: 's',
        'gameId?': 's',
        'roomId?': 's',
        'roomType?': 's',
        'supportPlay?': 'b',
        vassalage: 's',
        'iconUrl?': 's',
        'showIcon?': 'b',
        'mobileLargeIcon?': 's',
        'mobileSmallIcon?': 's',
        'gameClassifyNew?': 'b',
        'displayName?': 's',
        'gameCategory?': 's',
        'gameClassify?': [
          {
            key: 's',
          },
          'key',
        ],
        'isGameH5?': 's',
        'minBet?': 'n',
      },
    },
    values: {
      listFavourites: {
        content: ['@Game', 'nodeId'],
        pageNum: 'i',
        totalPages: 'i',
      },
      listRecents: {
        list: ['@Game', 'nodeId'],
        totalPages: 'i',
      },
    },
  },
}
