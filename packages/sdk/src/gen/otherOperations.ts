// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Operation } from '../operation.ts'

export const operations: Record<string, Operation> = {
  'POST /wps/session/login': {
    id: 'login',
    domain: 'session',
    encrypted: true,
    device: true,
  },
  'POST /wps/session/login/freeplay': {
    id: 'startFreePlay',
    domain: 'session',
    module: 'FREEPLAY3',
  },
  'DELETE /wps/session/logout': {
    id: 'logout',
    domain: 'session',
    token: 'required',
  },
  'POST /wps/session/renew': {
    id: 'renewSession',
    domain: 'session',
    token: 'required',
  },
  'GET /wps/session/trial': {
    id: 'createTrial',
    domain: 'session',
    effect: true,
  },
  'GET /wps/captcha': {
    id: 'getCaptcha',
    domain: 'session',
    module: 'VALID_CAPTCHA3',
    effect: true,
  },
  'PUT /wps/member/register': {
    id: 'register',
    domain: 'session',
    module: 'REGISTER_REE3',
    encrypted: true,
  },
  'PUT /wps/member/register/mobile': {
    id: 'registerByMobile',
    domain: 'session',
    module: 'REGISTER_REE3',
    encrypted: true,
  },
  'POST /wps/member/password/mobile': {
    id: 'setPasswordByMobile',
    domain: 'session',
    encrypted: true,
  },
  'POST /wps/member/password/email': {
    id: 'sendPasswordByEmail',
    domain: 'session',
    form: true,
  },
  'POST /wps/member/passWordChangeV2': {
    id: 'changePassword',
    domain: 'session',
    token: 'required',
    encrypted: true,
  },
  'GET /wps/agent/affiliate': {
    id: 'getAffiliate',
    domain: 'session',
    module: 'AFFMAN3',
  },
  'GET /wps/agent/affiliate/validity': {
    id: 'checkAffiliate',
    domain: 'session',
    module: 'AFFMAN3',
  },
  'POST /wps/verification/sms/noLogin': {
    id: 'sendLoginSms',
    domain: 'verification',
    module: 'VERIFICATION3',
  },
  'POST /wps/verification/sms/register': {
    id: 'sendRegisterSms',
    domain: 'verification',
    module: 'VERIFICATION3',
  },
  'POST /wps/verification/sms/resetPassword': {
    id: 'sendResetSms',
    domain: 'verification',
    module: 'PWRESETSMS3',
  },
  'GET /wps/member/info': {
    id: 'getMemberInfo',
    domain: 'member',
    token: 'required',
  },
  'GET /wps/wallets/balance': {
    id: 'getBalance',
    domain: 'member',
    token: 'required',
  },
  'GET /wps/relay/CSP_unreadCount': {
    id: 'getUnreadCount',
    domain: 'member',
    module: 'INBOX3',
    token: 'required',
  },
  'GET /wps/message/count': {
    id: 'getMessageCount',
    domain: 'member',
    module: 'INBOX3',
    token: 'required',
  },
  'GET /wps/promotion/available': {
    id: 'listAvailablePromotions',
    domain: 'member',
    module: 'REWCEN3',
    token: 'required',
  },
  'GET /lgw/games': {
    id: 'listLotteryGames',
    domain: 'lottery',
  },
}
