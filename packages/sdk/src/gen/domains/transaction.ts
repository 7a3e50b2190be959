// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'POST /wps/transaction/intention': {
      id: 'closeIntention',
      token: 'required',
    },
    'GET /wps/transaction/withdraw/terms': {
      id: 'getWithdrawTerms',
      token: 'required',
    },
    'GET /wps/transaction/withdraw': {
      id: 'listWithdrawals',
      token: 'required',
    },
    'POST /wps/transaction/withdraw': {
      id: 'withdraw',
      token: 'required',
      encrypted: true,
      once: true,
    },
    'GET /wps/relay/deposit/banks': {
      id: 'listDepositChannels',
      token: 'required',
    },
    'GET /wps/relay/deposit/promos': {
      id: 'listDepositPromotions',
      token: 'required',
    },
    'POST /wps/relay/deposit/manual': {
      id: 'depositManual',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/deposit/gateway': {
      id: 'depositGateway',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/deposit/alipay': {
      id: 'depositAlipay',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/deposit/qq': {
      id: 'depositQq',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/deposit/wechat': {
      id: 'depositWechat',
      token: 'required',
      once: true,
    },
    'GET /wps/relay/deposit/order/{orderId}': {
      id: 'getDeposit',
      token: 'required',
    },
    'GET /wps/relay/transfer/terms': {
      id: 'getTransferTerms',
      module: 'MEMTRANS3',
      token: 'required',
    },
    'POST /wps/relay/transfer': {
      id: 'transferToUpline',
      module: 'MEMTRANS3',
      token: 'required',
      encrypted: true,
      once: true,
    },
  },
  guards: {
    schemas: {
      Outcome: {
        isDone: 'b',
        'orderId?': 's',
      },
      WithdrawTerms: {
        minAmount: 'n',
        maxAmount: 'n',
        feePercent: 'n',
        turnoverLeft: 'n',
        timesLeft: 'i',
      },
      WithdrawPage: {
        list: ['@WithdrawRecord'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
        totals: '@OrderTotals',
      },
      WithdrawRecord: {
        orderId: 's',
        reference: 's',
        amount: 'n',
        'fee?': 'n',
        status: 's',
        createdAt: 'i',
        'endedAt?': 'i',
        'bankName?': 's',
        'cardEnd?': 's',
        'reason?': 's',
      },
      OrderTotals: {
        amount: 'n',
        doneAmount: 'n',
      },
      MoneyOrder: {
        orderId: 's',
        reference: 's',
        amount: 'n',
        'fee?': 'n',
        status: 's',
        createdAt: 'i',
      },
      DepositChannel: {
        channelId: 's',
        kind: 's',
        name: 's',
        minAmount: 'n',
        maxAmount: 'n',
        'quickAmounts?': ['n'],
      },
      DepositPromotion: {
        promotionId: 'i',
        title: 's',
        bonusPercent: 'n',
        minAmount: 'n',
        maxBonus: 'n',
        turnoverTimes: 'n',
      },
      DepositOrder: {
        orderId: 's',
        reference: 's',
        amount: 'n',
        status: 's',
        createdAt: 'i',
        'expiresAt?': 'i',
        'reason?': 's',
        'account?': {
          bankName: 's',
          holder: 's',
          number: 's',
        },
        'payUrl?': 's',
        'qrText?': 's',
      },
      TransferTerms: {
        minAmount: 'n',
        maxAmount: 'n',
      },
    },
    values: {
      closeIntention: '@Outcome',
      getWithdrawTerms: '@WithdrawTerms',
      listWithdrawals: '@WithdrawPage',
      withdraw: '@MoneyOrder',
      listDepositChannels: ['@DepositChannel'],
      listDepositPromotions: ['@DepositPromotion'],
      depositManual: '@DepositOrder',
      depositGateway: '@DepositOrder',
      depositAlipay: '@DepositOrder',
      depositQq: '@DepositOrder',
      depositWechat: '@DepositOrder',
      getDeposit: '@DepositOrder',
      getTransferTerms: '@TransferTerms',
      transferToUpline: '@MoneyOrder',
    },
  },
}
