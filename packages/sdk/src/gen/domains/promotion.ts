// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/promotion': {
      id: 'listPromotions',
      module: 'REWCEN3',
      token: 'required',
    },
    'GET /wps/promotion/available': {
      id: 'listAvailablePromotions',
      module: 'REWCEN3',
      token: 'required',
    },
    'GET /wps/promotion/{id}': {
      id: 'getPromotion',
      module: 'REWCEN3',
      token: 'required',
    },
    'POST /wps/promotion/{id}/apply': {
      id: 'applyForPromotion',
      module: 'REWCEN3',
      token: 'required',
    },
    'POST /wps/promotion/{id}/claim': {
      id: 'claimPromotion',
      module: 'REWCEN3',
      token: 'required',
      once: true,
    },
  },
  guards: {
    schemas: {
      Promotion: {
        id: 'i',
        title: 's',
        'category?': 's',
        'status?': 's',
        'imageUrl?': 's',
        'content?': 's',
        'startsAt?': 'i',
        'endsAt?': 'i',
        'bonus?': 'n',
        'turnoverTimes?': 'i',
        'need?': '@PromotionNeed',
        'takesComment?': 'b',
        'comment?': 's',
        'reason?': 's',
      },
      PromotionNeed: {
        kind: 's',
        amount: 'n',
        done: 'n',
      },
      AvailablePromotion: {
        id: 'i',
        title: 's',
        'status?': 's',
      },
      Claimed: {
        amount: 'n',
        'turnover?': 'n',
      },
    },
    values: {
      listPromotions: ['@Promotion'],
      listAvailablePromotions: ['@AvailablePromotion'],
      getPromotion: '@Promotion',
      applyForPromotion: '@Promotion',
      claimPromotion: '@Claimed',
    },
  },
}
