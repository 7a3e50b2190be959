import type { SessionStorageLike } from './options.ts'

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

/** Reads, keeps and forgets the session. Storage that throws, is full or holds rubbish costs a memory of it, never an error. */
export interface SessionStore {
  read(): SessionInfo | undefined
  write(info: SessionInfo): void
  clear(): void
}

function parse(text: string | null, merchantCode: string): SessionInfo | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const { token, userName, type, firstTimeLogin, merchantCode: merchant } = found as Record<string, unknown>
    if (typeof token !== 'string' || !token || typeof userName !== 'string' || typeof type !== 'number') return undefined
    if (merchant !== merchantCode) return undefined
    return { token, userName, type, merchantCode, firstTimeLogin: firstTimeLogin === true }
  } catch {
    return undefined
  }
}

/** A session store over `storage`; a session of another merchant counts as none. */
export function createSessionStore(storage: SessionStorageLike | undefined, merchantCode: string): SessionStore {
  let current: SessionInfo | undefined
  try {
    current = parse(storage?.getItem(SESSION_KEY) ?? null, merchantCode)
  } catch {
    current = undefined
  }
  const forget = () => {
    try {
      storage?.removeItem(SESSION_KEY)
    } catch {
      // A storage that refuses this holds nothing of ours either.
    }
  }
  return {
    read: () => current,
    write(info) {
      current = info
      try {
        storage?.setItem(SESSION_KEY, JSON.stringify(info))
      } catch {
        // The session then lives as long as the page, and the one before must not come back with a reload.
        forget()
      }
    },
    clear() {
      current = undefined
      forget()
    },
  }
}
