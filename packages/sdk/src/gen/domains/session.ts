// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'POST /wps/session/login': {
      id: 'login',
      encrypted: true,
      device: true,
    },
    'POST /wps/session/login/freeplay': {
      id: 'startFreePlay',
      module: 'FREEPLAY3',
    },
    'DELETE /wps/session/logout': {
      id: 'logout',
      token: 'required',
    },
    'POST /wps/session/renew': {
      id: 'renewSession',
      token: 'required',
    },
    'GET /wps/session/trial': {
      id: 'createTrial',
      effect: true,
    },
    'GET /wps/captcha': {
      id: 'getCaptcha',
      module: 'VALID_CAPTCHA3',
      effect: true,
    },
    'PUT /wps/member/register': {
      id: 'register',
      module: 'REGISTER_REE3',
      encrypted: true,
    },
    'PUT /wps/member/register/mobile': {
      id: 'registerByMobile',
      module: 'REGISTER_REE3',
      encrypted: true,
    },
    'POST /wps/member/password/mobile': {
      id: 'setPasswordByMobile',
      encrypted: true,
    },
    'POST /wps/member/password/email': {
      id: 'sendPasswordByEmail',
      form: true,
    },
    'POST /wps/member/passWordChangeV2': {
      id: 'changePassword',
      token: 'required',
      encrypted: true,
    },
    'GET /wps/agent/affiliate': {
      id: 'getAffiliate',
      module: 'AFFMAN3',
    },
    'GET /wps/agent/affiliate/validity': {
      id: 'checkAffiliate',
      module: 'AFFMAN3',
    },
  },
  guards: {
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
  },
}
