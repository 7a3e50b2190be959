import type { Store } from '../store.ts'
import type { MadeCode } from '../world.ts'

/** The SMS codes, captcha answers and mailed passwords that are kept, newest first. */
export function codesOf(db: Store): MadeCode[] {
  const sms = db.peek('sms').map((row): MadeCode => {
    const { purpose, mobile, country, code, sentAt: at, expiresAt, used } = row
    return { kind: 'sms', purpose, mobile, ...(country && { country }), code, at, expiresAt, used }
  })
  const captchas = db.peek('captcha').map((row): MadeCode => {
    const { id, answer, madeAt: at, expiresAt, used } = row
    return { kind: 'captcha', id, answer, at, expiresAt, used }
  })
  const mails = db.peek('mail').map(({ id, ...mail }): MadeCode => ({ kind: 'mail', account: id, ...mail }))
  return [...sms, ...captchas, ...mails].sort((one, other) => other.at - one.at)
}
