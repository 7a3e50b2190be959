// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/game/favourite': {
      id: 'listFavouriteIds',
      token: 'required',
    },
    'POST /wps/game/favourite': {
      id: 'addFavourite',
      token: 'required',
    },
    'DELETE /wps/game/favourite': {
      id: 'removeFavourite',
      token: 'required',
    },
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
    'GET /wps/game/launchGame': {
      id: 'launchGame',
      token: 'optional',
      effect: true,
    },
    'GET /wps/game/winners': {
      id: 'listWinners',
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
        ],
        'isGameH5?': 's',
        'minBet?': 'n',
      },
      WinnerEntry: {
        vo: '@Winner',
      },
      Winner: {
        'iconUrl?': 's',
        customerName: 's',
        gameName: 's',
        winAmount: 'n',
        'nodeId?': 'i',
        'gameId?': 's',
        'roomId?': 's',
        'gameType?': 's',
        'vassalage?': 's',
        'supportPlay?': 'b',
        'isGameH5?': 's',
      },
    },
    values: {
      listFavouriteIds: ['i'],
      listFavourites: {
        content: ['@Game'],
        pageNum: 'i',
        totalPages: 'i',
      },
      listRecents: {
        list: ['@Game'],
        totalPages: 'i',
      },
      launchGame: {
        'url?': 's',
        'openMode?': 's',
      },
      listWinners: ['@WinnerEntry'],
    },
  },
}
