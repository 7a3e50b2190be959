// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'POST /wps/verification/sms/noLogin': {
      id: 'sendLoginSms',
      module: 'VERIFICATION3',
    },
    'POST /wps/verification/sms/register': {
      id: 'sendRegisterSms',
      module: 'VERIFICATION3',
    },
    'POST /wps/verification/sms/resetPassword': {
      id: 'sendResetSms',
      module: 'PWRESETSMS3',
    },
  },
  guards: {
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
  },
}
