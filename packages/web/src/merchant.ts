import type { LobbyConfig } from '@lobbykit/hooks'

/** What a merchant sets once for a build. Colours are not here: they are `theme/tokens.css`. */
export interface Merchant {
  readonly code: string
  readonly name: string
  /** Origin of the backend; empty where it shares the origin of the pages. */
  readonly apiBase: string
  /** Backend codes of the supported languages. */
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly currency: string
  /** Hosts whose games may run in a frame, such as `play.vendor.example`; `self` for those of our own origin. */
  readonly gameHosts: readonly string[]
  /** Hosts that pictures may come from, besides our own. */
  readonly imageHosts: readonly string[]
  /** Hosts that links may open in a window, such as `chat.vendor.example` or `*.vendor.example`. */
  readonly linkHosts: readonly string[]
  /** The prize mode of the site's lotteries, where it is known beforehand. */
  readonly prizeMode: 'Elott' | 'Lott' | undefined
  /** What "remember me" keeps: name and password as the product describes, or the name alone. */
  readonly remember: 'password' | 'username'
  /** The picture that the first paint shows until the server has named the banners. */
  readonly hero: string
  /**
   * The names that the backend uses in place of those of the contract, and how long a call may take; without it the backend is
   * as the contract says.
   */
  readonly backend: Pick<
    LobbyConfig,
    'headers' | 'errorCodes' | 'sessionEndedCodes' | 'tokenInQuery' | 'timeoutMs' | 'retries' | 'lookupMaxAgeHours'
  >
}

/** Put here by the build, which reads it from its environment (`build/readMerchant.ts`). */
declare const __MERCHANT__: Merchant
export const merchant = __MERCHANT__
