// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/transaction/bets': {
      id: 'listBets',
      token: 'required',
    },
    'GET /wps/transaction/records': {
      id: 'listMovements',
      token: 'required',
    },
    'GET /wps/transaction/pnl': {
      id: 'getProfitAndLoss',
      module: 'PERSPNL3',
      token: 'required',
    },
  },
  guards: {
    schemas: {
      BetPage: {
        list: ['@Bet', 'betId'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
        totals: {
          stake: 'n',
          win: 'n',
          net: 'n',
        },
      },
      Bet: {
        betId: 's',
        nodeId: 'i',
        gameName: 's',
        gameType: 's',
        'vendorName?': 's',
        stake: 'n',
        win: 'n',
        net: 'n',
        status: 's',
        playedAt: 'i',
      },
      MovementPage: {
        list: ['@Movement', 'recordId'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
        totals: {
          moneyIn: 'n',
          moneyOut: 'n',
          net: 'n',
        },
      },
      Movement: {
        recordId: 's',
        kind: 's',
        amount: 'n',
        balance: 'n',
        createdAt: 'i',
        'orderId?': 's',
        'gameName?': 's',
      },
      ProfitAndLoss: {
        days: [
          {
            day: 's',
            stake: 'n',
            win: 'n',
            bonus: 'n',
            net: 'n',
          },
          'day',
        ],
        categories: [
          {
            gameType: 's',
            bets: 'i',
            stake: 'n',
            win: 'n',
            net: 'n',
          },
          'gameType',
        ],
        totals: {
          bets: 'i',
          stake: 'n',
          win: 'n',
          bonus: 'n',
          net: 'n',
          deposits: 'n',
          withdrawals: 'n',
        },
      },
    },
    values: {
      listBets: '@BetPage',
      listMovements: '@MovementPage',
      getProfitAndLoss: '@ProfitAndLoss',
    },
  },
}
