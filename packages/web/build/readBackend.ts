import { isErrorCode } from '../../mock-server/src/contract.ts'
import { DEFAULT_HEADERS, type HeaderNames } from '../../sdk/src/options.ts'
import { isHeader } from '../../sdk/src/secrets.ts'
import type { Merchant } from '../src/merchant.ts'

/** Says what a variable is; empty where it is not set. */
type Read = (name: string) => string

const isHeaderKey = (key: string): key is keyof HeaderNames => Object.hasOwn(DEFAULT_HEADERS, key)
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/**
 * The names that the merchant's backend uses in place of those of the contract, and how long a call may take. Throws with the
 * name of the variable for a value with which no call could be made, so that the build fails and not the site of the first
 * player.
 */
export function readBackend(read: Read): Merchant['backend'] {
  const wrong = (name: string, what: string) => new Error(`VITE_${name}: ${what}`)
  /** `from=to` pairs, as `1007=login.password.wrong,4010=session.ended`. */
  const pairs = (name: string): [from: string, to: string][] => {
    const found = words(read(name)).map((pair): [string, string] => {
      const at = pair.indexOf('=')
      if (at < 1) throw wrong(name, `"${pair}" is no pair such as from=to`)
      return [pair.slice(0, at), pair.slice(at + 1)]
    })
    const twice = found.find(([from], index) => found.findIndex(([other]) => other === from) < index)
    if (twice) throw wrong(name, `"${twice[0]}" stands there twice`)
    return found
  }
  const number = (name: string, least: number) => {
    const text = read(name)
    if (text === '') return undefined
    const value = Number(text)
    if (!Number.isFinite(value) || value < least) throw wrong(name, `"${text}" is no number from ${least}`)
    return value
  }
  const headers: Partial<HeaderNames> = {}
  for (const [key, header] of pairs('HEADERS')) {
    if (!isHeaderKey(key)) throw wrong('HEADERS', `"${key}" is none of ${Object.keys(DEFAULT_HEADERS).join(', ')}`)
    if (!isHeader(header, '') && !(key === 'intention' && header === '')) {
      throw wrong('HEADERS', `"${header}" is no name of a header`)
    }
    headers[key] = header
  }
  const codes = pairs('ERROR_CODES').map(([theirs, ours]) => {
    if (!isErrorCode(ours)) throw wrong('ERROR_CODES', `"${ours}" is no code of the contract`)
    return [theirs, ours] as const
  })
  const sessionEndedCodes = words(read('SESSION_ENDED_CODES'))
  const tokenInQuery = read('TOKEN_IN_QUERY')
  if (!['', '0', '1'].includes(tokenInQuery)) throw wrong('TOKEN_IN_QUERY', `"${tokenInQuery}" is neither 1 nor 0`)
  const timeoutMs = number('TIMEOUT_MS', 1)
  const retries = number('RETRIES', 0)
  const lookupMaxAgeHours = number('LOOKUP_MAX_AGE_HOURS', 0)
  return {
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(codes.length > 0 && { errorCodes: Object.fromEntries(codes) }),
    ...(sessionEndedCodes.length > 0 && { sessionEndedCodes }),
    ...(tokenInQuery === '1' && { tokenInQuery: true }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(retries !== undefined && { retries }),
    ...(lookupMaxAgeHours !== undefined && { lookupMaxAgeHours }),
  }
}
