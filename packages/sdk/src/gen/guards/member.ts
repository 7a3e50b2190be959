// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
  schemas: {
    MemberInfo: {
      id: 'i',
      account: 's',
      'nickname?': 's',
      type: 'i',
      'toUpline?': 's',
      'clubLabel?': {
        'labelName?': 's',
      },
      'regDate?': 'i',
    },
    Wallet: {
      sumBalance: 'n',
    },
    AvailablePromotion: {
      id: 'i',
      title: 's',
      'status?': 's',
    },
  },
  values: {
    getMemberInfo: '@MemberInfo',
    getBalance: '@Wallet',
    getUnreadCount: 'i',
    getMessageCount: 'i',
    listAvailablePromotions: ['@AvailablePromotion'],
  },
}
