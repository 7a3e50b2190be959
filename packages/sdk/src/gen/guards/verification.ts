// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
  schemas: {
    SmsSent: {
      'expiredMinutes?': 'n',
    },
  },
  values: {
    sendLoginSms: '@SmsSent',
    sendRegisterSms: '@SmsSent',
    sendResetSms: '@SmsSent',
  },
}
