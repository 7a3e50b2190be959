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
  /** Public key for the bodies that travel encrypted: RSA, SPKI, base64. */
  readonly bodyKey: string
  /** The picture that the first paint shows until the server has named the banners. */
  readonly hero: string
}

type Environment = Readonly<Record<string, unknown>>

/** The merchant of a build: what VITE_* variables say, and the demonstration merchant for the rest. */
export function readMerchant(environment: Environment): Merchant {
  const text = (name: string, otherwise: string) => {
    const value = environment[`VITE_${name}`]
    return typeof value === 'string' && value !== '' ? value : otherwise
  }
  const list = (name: string, otherwise: string) =>
    text(name, otherwise)
      .split(/[\s,]+/)
      .filter(Boolean)
  return {
    code: text('MERCHANT_CODE', 'lobbykit'),
    name: text('MERCHANT_NAME', 'Midnight'),
    apiBase: text('API_BASE', ''),
    languages: list('LANGUAGES', 'EN,TY'),
    defaultLanguage: text('DEFAULT_LANGUAGE', 'EN'),
    currency: text('CURRENCY', 'PHP'),
    gameHosts: list('GAME_HOSTS', 'self'),
    imageHosts: list('IMAGE_HOSTS', ''),
    linkHosts: list('LINK_HOSTS', '*.mock.example'),
    bodyKey: text('BODY_KEY', ''),
    hero: text('HERO', '/art/banner/weekend/home-1.svg'),
  }
}

// The build configuration reads this file too, where there is no import.meta.env.
export const merchant = readMerchant(import.meta.env ?? {})
