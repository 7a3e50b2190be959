// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
  schemas: {
    Session: {
      token: 'S',
      userName: 's',
      customerType: 'i',
      'firstTimeLogin?': 'b',
    },
  },
  values: {
    login: '@Session',
    startFreePlay: '@Session',
    renewSession: {
      token: 'S',
    },
    createTrial: {
      trialName: 's',
    },
    getCaptcha: {
      image: 's',
      'captchaId?': 's',
    },
    register: '@Session',
    registerByMobile: '@Session',
    getAffiliate: {
      'code?': 's',
      'domain?': 's',
    },
  },
}
