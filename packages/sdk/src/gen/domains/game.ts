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
    'GET /wps/game/list': {
      id: 'listGames',
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
          [
            '*',
            ['@Vendor'],
            {
              'gameType?': ['*', ['@Vendor']],
            },
          ],
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
        games: ['@Game', 'nodeId'],
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
      listGameTypes: ['@GameType', 'gameType', 'vassalage'],
      listGames: '@GamePage',
      listHotGames: ['@Game', 'nodeId'],
      listLotteries: ['@Game', 'nodeId'],
      listWinners: ['@WinnerEntry'],
    },
  },
}
