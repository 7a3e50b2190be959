// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/game/vendors': {
      id: 'listVendors',
      merchantQuery: 'merchantCode',
      cache: 'vendors',
    },
    'GET /wps/game/types': {
      id: 'listGameTypes',
      module: 'COMM3',
      merchantQuery: 'merchant_code',
      cache: 'gameTypes',
    },
    'GET /wps/game/types/vassalage': {
      id: 'listGameTypesByVassalage',
      module: 'COMM3',
      merchantQuery: 'merchant_code',
    },
    'GET /wps/game/vassalages': {
      id: 'listVassalages',
      merchantQuery: 'merchant_code',
      cache: 'vassalages',
    },
    'GET /wps/game/list': {
      id: 'listGames',
      token: 'optional',
      merchantQuery: 'merchant',
    },
    'GET /wps/game/hot': {
      id: 'listHotGames',
      merchantQuery: 'merchantCode',
      cache: 'hotGames',
    },
    'GET /wps/game/lotteries': {
      id: 'listLotteries',
      cache: 'lotteries',
    },
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
      VendorData: {
        sorting: ['@VendorCategory'],
        mapping: [
          '|',
          {
            categories: ['*', ['@Vendor']],
            'gameType?': ['*', ['@Vendor']],
          },
          ['*', ['@Vendor']],
        ],
      },
      VendorCategory: {
        gameCategory: 's',
        vendorNames: ['@VendorName'],
      },
      Vendor: {
        'gameCategory?': 's',
        gameType: 's',
        vendor: 's',
        'roomId?': 's',
        'nodeId?': 'i',
        'gameCount?': 'i',
        'displayName?': 's',
        'iconUrl?': 's',
        'mobileLargeIcon?': 's',
        'isGameH5?': 's',
        'supportPlay?': 'b',
      },
      VendorName: {
        'gameType?': 's',
        vassalage: 's',
        'accountTypeName?': 's',
      },
      GameType: {
        gameType: 's',
        vassalage: 's',
        'displayName?': 's',
        'iconUrl?': 's',
        'gameCount?': 'i',
        'gameClassify?': ['s'],
      },
      GamePage: {
        games: ['@Game'],
        pageNum: 'i',
        totalPages: 'i',
      },
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
      listVendors: '@VendorData',
      listGameTypes: ['@GameType'],
      listGameTypesByVassalage: ['@GameType'],
      listVassalages: [
        {
          vassalage: 's',
          'displayName?': 's',
          'iconUrl?': 's',
        },
      ],
      listGames: '@GamePage',
      listHotGames: ['@Game'],
      listLotteries: ['@Game'],
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
