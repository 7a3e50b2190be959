// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /lgw/games': {
      id: 'listLotteryGames',
    },
    'GET /lgw/games/{code}': {
      id: 'getLotteryGame',
    },
    'GET /lgw/games/{code}/draws': {
      id: 'listLotteryDraws',
    },
    'GET /lgw/orders': {
      id: 'listLotteryOrders',
      token: 'required',
    },
    'POST /lgw/orders': {
      id: 'placeLotteryOrder',
      token: 'required',
      once: true,
    },
    'POST /lgw/orders/suborders/cancel': {
      id: 'cancelLotterySuborders',
      token: 'required',
      once: true,
    },
  },
  guards: {
    schemas: {
      LotteryGame: {
        code: 's',
        name: 's',
        'prizeMode?': 's',
        'drawNo?': 's',
        'closesAt?': 'i',
        'serverTime?': 'i',
      },
      LotteryTable: {
        code: 's',
        name: 's',
        family: 's',
        'prizeMode?': 's',
        serverTime: 'i',
        draws: ['@OpenDraw', 'drawNo'],
        'drawing?': 's',
        results: ['@DrawnDraw', 'drawNo'],
        methods: ['@LotteryMethod', 'code'],
      },
      OpenDraw: {
        drawNo: 's',
        closesAt: 'i',
      },
      DrawnDraw: {
        drawNo: 's',
        drawnAt: 'i',
        numbers: ['s'],
      },
      LotteryMethod: {
        code: 's',
        name: 's',
        'hint?': 's',
        kind: 's',
        playTypes: ['s'],
        'positions?': ['i'],
        rows: ['@PickRow'],
        'pick?': 'i',
        'isDistinct?': 'b',
        odds: ['@LotteryOdds', 'match'],
        oddsId: 's',
        minStake: 'n',
        maxStake: 'n',
      },
      PickRow: {
        'label?': 's',
        numbers: ['s'],
      },
      LotteryOdds: {
        match: 's',
        times: 'n',
      },
      LotteryOrderPage: {
        list: ['@LotteryOrder', 'orderId'],
        'serverTime?': 'i',
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
      },
      LotteryOrder: {
        orderId: 's',
        code: 's',
        name: 's',
        playType: 's',
        placedAt: 'i',
        amount: 'n',
        isChase: 'b',
        'stopOnWin?': 'b',
        suborders: ['@LotterySuborder', 'suborderId'],
      },
      LotterySuborder: {
        suborderId: 's',
        drawNo: 's',
        closesAt: 'i',
        methodCode: 's',
        methodName: 's',
        selection: [['s']],
        count: 'i',
        stake: 'n',
        multiple: 'i',
        amount: 'n',
        times: 'n',
        status: 's',
        'win?': 'n',
        'numbers?': ['s'],
      },
      LotteryCancelled: {
        amount: 'n',
      },
    },
    values: {
      listLotteryGames: ['@LotteryGame', 'code'],
      getLotteryGame: '@LotteryTable',
      listLotteryDraws: ['@DrawnDraw', 'drawNo'],
      listLotteryOrders: '@LotteryOrderPage',
      placeLotteryOrder: '@LotteryOrder',
      cancelLotterySuborders: '@LotteryCancelled',
    },
  },
}
