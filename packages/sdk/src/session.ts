import type { SessionStorageLike } from './options.ts'
import { isHeader } from './secrets.ts'

/** The session as it is kept under {@link SESSION_KEY} (LOGIN-08). */
export interface SessionInfo {
  token: string
  merchantCode: string
  userName: string
  /** The member type; 4 is free trial. */
  type: number
  firstTimeLogin: boolean
}

/** Session-storage key of the session (LOGIN-08). */
export const SESSION_KEY = 'MC_SESSION_INFO'

/** What a login, a registration or free play answers with. */
export interface SessionAnswer {
  token: string
  userName: string
  customerType: number
  firstTimeLogin?: boolean | undefined
}

/**
 * Reads, keeps and forgets the session. If the storage throws, is full or holds invalid data, the session is not remembered; it
 * is never an error.
 */
export interface SessionStore {
  read(): SessionInfo | undefined
  /** Keeps the session of a login's answer and returns it. Throws a TypeError for a token that no header can carry. */
  start(answer: SessionAnswer): SessionInfo
  /** Keeps a session, for instance with a renewed token. Throws a TypeError for a token that no header can carry. */
  write(info: SessionInfo): void
  clear(): void
}

const isToken = (token: string) => token !== '' && isHeader('Authorization', token)

/** The session that a text holds; throws for one that is no JSON. */
function parse(text: string, merchantCode: string): SessionInfo | undefined {
  const { token, userName, type, firstTimeLogin, merchantCode: merchant } = Object(JSON.parse(text))
  if (typeof token !== 'string' || typeof userName !== 'string' || typeof type !== 'number') return undefined
  if (merchant !== merchantCode || !isToken(token)) return undefined
  return { token, userName, type, merchantCode, firstTimeLogin: firstTimeLogin === true }
}

/** What a storage says; nothing where it refuses. */
function attempt<Result>(ask: () => Result): Result | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** A session store over `storage`; a session of another merchant counts as none. */
export function createSessionStore(storage: SessionStorageLike | undefined, merchantCode: string): SessionStore {
  let current = attempt(() => parse(storage?.getItem(SESSION_KEY) ?? 'null', merchantCode))
  // A storage that refuses this holds nothing of ours either.
  const forget = () => attempt(() => storage?.removeItem(SESSION_KEY))
  const write = (info: SessionInfo) => {
    if (!isToken(info.token)) throw new TypeError('The token of the session cannot be sent in a header')
    current = info
    try {
      storage?.setItem(SESSION_KEY, JSON.stringify(info))
    } catch {
      // The session is then kept in memory only, and the previous one must not come back with a reload.
      forget()
    }
  }
  return {
    read: () => current,
    write,
    start({ token, userName, customerType: type, firstTimeLogin = false }) {
      const info = { token, merchantCode, userName, type, firstTimeLogin }
      write(info)
      return info
    },
    clear() {
      current = undefined
      forget()
    },
  }
}
