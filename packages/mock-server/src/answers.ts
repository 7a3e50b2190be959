/** Why the backend says no; the contract calls it errorCode. */
export type RefusalCode =
  | 'affiliate.invalid'
  | 'agent.only'
  | 'game.not.found'
  | 'login.captcha.required'
  | 'login.captcha.wrong'
  | 'login.password.wrong'
  | 'login.provider.wrong'
  | 'member.disabled'
  | 'member.exists'
  | 'member.not.found'
  | 'member.not.member'
  | 'modify.confirm.differs'
  | 'modify.new.old.same'
  | 'modify.old.wrong'
  | 'provider.token.wrong'
  | 'register.captcha.required'
  | 'register.captcha.wrong'
  | 'register.field.invalid'
  | 'register.method.off'
  | 'session.ended'
  | 'sms.code.expired'
  | 'sms.code.wrong'
  | 'sms.login.off'
  | 'sms.too.often'
  | 'trial.not.allowed'

export interface Accepted<Value> {
  success: true
  value: Value
}
export interface Refused {
  success: false
  errorCode: RefusalCode
  message: string
  value?: unknown
  status: number
}
export type Outcome<Value> = Accepted<Value> | Refused

export function ok(): Accepted<undefined>
export function ok<Value>(value: Value): Accepted<Value>
export function ok(value?: unknown) {
  return { success: true, value }
}

/** A refusal travels with status 200 unless the session is the reason. */
export function refuse(errorCode: RefusalCode, value?: unknown, message = errorCode.replaceAll('.', ' ')): Refused {
  const status = errorCode === 'session.ended' ? 401 : 200
  return { success: false, errorCode, message, status, ...(value !== undefined && { value }) }
}

/** Thrown where a handler cannot go on; the adapter answers with it. */
export class RefusedError extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.message)
    this.refusal = refusal
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export { json as jsonResponse }

/** An answer that never reached a handler. */
export const failure = (status: number, errorCode: string, message: string = errorCode.replaceAll('.', ' ')) =>
  json(status, { success: false, errorCode, message })
