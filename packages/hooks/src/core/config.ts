import type { ErrorCode, HeaderNames } from '@lobbykit/sdk'

/** What a merchant decides; every screen and rule reads it from here. */
export interface LobbyConfig {
  /** Where the backend answers; empty for the page's own origin. */
  baseUrl: string
  /** Code of the merchant, which every call names. */
  merchantCode: string
  /** Backend codes of the languages on offer, the first being a fallback; EN and TY by default (APP-25). */
  languages?: readonly string[]
  /** EN by default, or the first language on offer where it is none of them. */
  defaultLanguage?: string
  /** ISO 4217 code until the backend says otherwise; PHP by default. */
  currency?: string
  /**
   * Hosts that launched games may come from, such as `play.vendor.example` or `*.vendor.example`; our own alone without it, and
   * beside others by `self`.
   */
  gameHosts?: readonly string[]
  /** Hosts that other links and images may point to. */
  linkHosts?: readonly string[]
  /** Hosts that serve the merchant's pictures, such as `img1.merchant.example`, or patterns of them (APP-21). */
  imageHosts?: readonly string[]
  /** What the backend calls the headers that it reads and sends, where it has other names for them. */
  headers?: Partial<HeaderNames>
  /** Milliseconds after which a call counts as failed; the SDK has its own number unless told otherwise. */
  timeoutMs?: number
  /** How often a call that only reads is sent again after no answer, 408, 429 or a failure of the backend; the SDK has its own number unless told otherwise. */
  retries?: number
  /** The contract's code for each code of a backend that has others, such as `{ '1007': 'login.password.wrong' }`. */
  errorCodes?: Readonly<Record<string, ErrorCode>>
  /** Error codes by which the merchant's backend says that the session ended, beside status 401. */
  sessionEndedCodes?: readonly string[]
  /** Sends the token as a query parameter where the contract names one. Off by default. */
  tokenInQuery?: boolean
  /** Hours after which a lookup kept on the device counts as absent; it never does by itself without it (APP-22). */
  lookupMaxAgeHours?: number
  /** The prize mode that the site has while its vendors have not said it: lotteries are then asked for beside them (LAUNCH-06). */
  prizeMode?: 'Elott' | 'Lott'
  /** What "remember me" keeps: name and password as the product describes, or the name alone. */
  remember?: 'password' | 'username'
  /**
   * Stands before the name of all that is kept on the device, so that two lobbies of one origin keep apart: neither sees the other's
   * session, language or lookups. Nothing by default.
   */
  storagePrefix?: string
}

/** Options without a default here: where a merchant gives none, the part that uses the option decides. */
type Undecided = 'headers' | 'timeoutMs' | 'retries' | 'errorCodes' | 'sessionEndedCodes' | 'lookupMaxAgeHours' | 'prizeMode'

export type ResolvedConfig = Required<Omit<LobbyConfig, Undecided>> & Pick<LobbyConfig, Undecided>

/** What tells a lobby's tabs and locks from those of other lobbies of the same origin. */
export const nameOnDevice = ({ storagePrefix = '', merchantCode }: LobbyConfig): string =>
  `${storagePrefix}lobbykit.${merchantCode}`

/** The configuration with what is left out, or undefined, as it is by default; the language shown first is one on offer. */
export function resolveConfig(config: LobbyConfig): ResolvedConfig {
  const given = { ...config }
  for (const [key, value] of Object.entries(given)) if (value === undefined) Reflect.deleteProperty(given, key)
  const { defaultLanguage = 'EN', languages = ['EN', 'TY'] } = given
  const [first = defaultLanguage] = languages
  return {
    currency: 'PHP',
    gameHosts: [],
    linkHosts: [],
    imageHosts: [],
    tokenInQuery: false,
    remember: 'password',
    storagePrefix: '',
    ...given,
    languages,
    defaultLanguage: languages.includes(defaultLanguage) ? defaultLanguage : first,
  }
}
