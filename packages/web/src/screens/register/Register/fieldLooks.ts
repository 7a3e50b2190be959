import type { RegisterField } from '@lobbykit/hooks'
import type { ComponentProps } from 'react'

/** Fields of a registration that are one line of text. */
export type PlainField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha'>

type Look = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

const handle: Look = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const digits: Look = { autoComplete: 'off', inputMode: 'numeric' }
const phone: Look = { autoComplete: 'off', type: 'tel', inputMode: 'tel' }
const secret: Look = { autoComplete: 'new-password', type: 'password' }

/** Which keyboard a field opens, what the browser may fill in, and whether it hides what is typed. */
export const fieldLooks: Record<PlainField, Look> = {
  username: { ...handle, autoComplete: 'username' },
  password: secret,
  confirmPassword: secret,
  paymentPassword: { ...secret, autoComplete: 'off', inputMode: 'numeric' },
  idNumber: { ...handle, autoCapitalize: 'characters' },
  qqNum: digits,
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: phone,
  zalo: phone,
  email: { ...handle, type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  recommenderId: handle,
  affiliateCode: { ...handle, autoCapitalize: 'characters' },
}
