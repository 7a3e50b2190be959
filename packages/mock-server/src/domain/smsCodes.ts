import { letters } from '../random.ts'
import type { SmsPurpose } from '../rows.ts'
import type { World } from '../world.ts'

/** How long a code is valid and how long until another may be asked for. */
export const SMS_MINUTES = 1
const SMS_DIGITS = 6

const keyOf = (purpose: SmsPurpose, mobile: string) => `${purpose}:${mobile}`

/** Only the digits of a mobile number. */
export const digitsOf = (mobile: string) => mobile.replace(/\D/g, '')

/** A mobile number, with the dialling code of its country where the call names one. */
export interface Phone {
  number: string
  country?: string | undefined
}

/** A mobile number as one would dial it. */
export const dialled = ({ mobile, country }: { mobile: string; country?: string }) =>
  country ? `+${country} ${mobile}` : mobile

/** Sends a code to a mobile number, unless one for the same purpose went out within the last minute. */
export function sendCode(world: World, purpose: SmsPurpose, { number, country }: Phone): 'sent' | 'tooOften' {
  const mobile = digitsOf(number)
  const id = keyOf(purpose, mobile)
  const at = world.now()
  const last = world.db.get('sms', id)
  if (last && last.sentAt + 60_000 > at) return 'tooOften'
  const code = letters(world.random, SMS_DIGITS, '0123456789')
  const expiresAt = at + SMS_MINUTES * 60_000
  world.db.remove('sms', id)
  const sent = { purpose, mobile, ...(country && { country }), code, expiresAt, used: false }
  world.db.add('sms', { id, ...sent, sentAt: at })
  world.onCode({ kind: 'sms', ...sent, at })
  return 'sent'
}

/** Whether a code is the one of its purpose and number, and still counts. The same number of another country is another number. */
export function checkCode(
  world: World,
  purpose: SmsPurpose,
  { number, country }: Phone,
  code: string,
): 'right' | 'wrong' | 'expired' {
  const row = world.db.get('sms', keyOf(purpose, digitsOf(number)))
  if (!row || row.used || row.code !== code) return 'wrong'
  if (country && row.country && country !== row.country) return 'wrong'
  return row.expiresAt <= world.now() ? 'expired' : 'right'
}

/** Uses a code up when it fits; a wrong one may be tried again until the code expires. */
export function takeCode(world: World, purpose: SmsPurpose, phone: Phone, code: string): 'taken' | 'wrong' | 'expired' {
  const standing = checkCode(world, purpose, phone, code)
  if (standing !== 'right') return standing
  world.db.patch('sms', keyOf(purpose, digitsOf(phone.number)), { used: true })
  return 'taken'
}
