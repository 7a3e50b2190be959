import { DIGITS_LOOK } from './numberLook.rules.ts'
import { PAYMENT_LOOK } from './paymentLook.rules.ts'

/** Attributes of an input that follow from what is typed into it: its keyboard, and what the browser may fill in. */
export interface InputLook {
  type?: 'text' | 'password' | 'email' | 'tel' | 'date'
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  autoComplete?: string
  autoCapitalize?: 'none' | 'characters' | 'words'
  spellCheck?: boolean
}

const handle: InputLook = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const phone: InputLook = { autoComplete: 'off', type: 'tel', inputMode: 'tel' }
const secret: InputLook = { autoComplete: 'new-password', type: 'password' }
/** A password that the member has already. */
export const CURRENT_PASSWORD: InputLook = { autoComplete: 'current-password', type: 'password' }

const LOOKS: Readonly<Record<string, InputLook>> = {
  username: { ...handle, autoComplete: 'username' },
  password: secret,
  confirmPassword: secret,
  oldPassword: CURRENT_PASSWORD,
  newPassword: secret,
  confirmNewPassword: secret,
  paymentPassword: PAYMENT_LOOK,
  mobileNum: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  verificationCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  captcha: DIGITS_LOOK,
  idNumber: { ...handle, autoCapitalize: 'characters' },
  qqNum: DIGITS_LOOK,
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
  realName: { autoComplete: 'name' },
  fullName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  address: { autoComplete: 'street-address' },
  permanentAddress: { autoComplete: 'street-address' },
  currentAddress: { autoComplete: 'street-address' },
  telegram: handle,
}

/** How the input of a field is to be, by the name that all forms have for it; nothing for a field that needs nothing. */
export const inputLook = (name: string): InputLook => (Object.hasOwn(LOOKS, name) && LOOKS[name]) || {}
