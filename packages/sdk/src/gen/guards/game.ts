// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
  schemas: {
    VendorData: {
      sorting: ['@VendorCategory'],
      mapping: {
        categories: ['*', ['@Vendor']],
        'gameType?': ['*', ['@Vendor']],
      },
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
}
