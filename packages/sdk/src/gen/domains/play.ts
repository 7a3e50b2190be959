// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/game/menus': {
      id: 'listGameMenus',
    },
    'GET /wps/game/lottery/menu': {
      id: 'listLotteryMenu',
    },
    'GET /wps/game/lottery/recent': {
      id: 'getRecentLottery',
    },
    'GET /wps/game/lottery/numero': {
      id: 'getLotteryNumero',
    },
    'GET /wps/game/rank': {
      id: 'listGameRank',
    },
    'GET /wps/game/launchGame': {
      id: 'launchGame',
      token: 'optional',
      effect: true,
    },
    'GET /wps/announcement/hotMatches': {
      id: 'listHotMatches',
      merchantQuery: 'merchantCode',
    },
  },
  guards: {
    schemas: {
      GameMenu: {
        menuCode: 's',
        gameCount: 'i',
      },
      LotteryGroup: {
        groupCode: 's',
        name: 's',
        lotteries: ['s'],
      },
      RecentLottery: {
        day: 's',
        days: ['s'],
        regions: ['@LotteryRegion', 'regionCode'],
        list: ['@RegionalDraw', 'code', 'drawNo'],
      },
      LotteryRegion: {
        regionCode: 's',
        name: 's',
      },
      RegionalDraw: {
        code: 's',
        name: 's',
        regionCode: 's',
        drawNo: 's',
        drawnAt: 'i',
        prizes: ['@PrizeTier', 'name'],
      },
      PrizeTier: {
        name: 's',
        numbers: ['s'],
      },
      LotteryNumero: {
        code: 's',
        draws: 'i',
        numbers: ['@NumeroNumber', 'number'],
      },
      NumeroNumber: {
        number: 's',
        hits: 'i',
        missed: 'i',
        'lastDrawNo?': 's',
        'lastDrawnAt?': 'i',
      },
      GameRank: {
        name: 's',
        winAmount: 'n',
        wins: 'i',
        'game?': '@Game',
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
      HotMatch: {
        matchTime: 'i',
        homeTeam: 's',
        awayTeam: 's',
        'homeTeamImageUrl?': 's',
        'awayTeamImageUrl?': 's',
        'vendor?': 's',
        'roomId?': 's',
        'nodeId?': 'i',
        'supportPlay?': 'b',
        'league?': 's',
      },
    },
    values: {
      listGameMenus: ['@GameMenu', 'menuCode'],
      listLotteryMenu: ['@LotteryGroup', 'groupCode'],
      getRecentLottery: '@RecentLottery',
      getLotteryNumero: '@LotteryNumero',
      listGameRank: ['@GameRank'],
      launchGame: {
        'url?': 's',
        'openMode?': 's',
      },
      listHotMatches: ['@HotMatch', 'matchTime', 'homeTeam', 'awayTeam', 'vendor'],
    },
  },
}
