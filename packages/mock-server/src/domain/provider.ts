import { digitsOf } from './smsCodes.ts'

const PREFIX = 'mock:'

/** Whom a development identity token (`mock:9171234567`, `mock:maria@mail.example`) stands for; undefined for any other token. */
export const identityOf = (token: string | undefined) => (token?.startsWith(PREFIX) ? token.slice(PREFIX.length) : undefined)

/** Whether a development token proves a mobile number. */
export const provesMobile = (token: string | undefined, mobile: string) => {
  const identity = identityOf(token)
  return identity !== undefined && digitsOf(identity) === digitsOf(mobile) && digitsOf(mobile) !== ''
}
