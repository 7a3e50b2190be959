const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'ur'])

/** Codes whose BCP 47 tag is not the code itself. TY is Tagalog, which BCP 47 calls fil; `ty` would be Tahitian. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'fil' }

/** The BCP 47 tag of a backend's language code (APP-25); whatever is no code counts as English. */
export const tagOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (TAGS[code] ?? code.toLowerCase()) : 'en')

/** The writing direction of a language. */
export const directionOf = (code: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(tagOf(code)) ? 'rtl' : 'ltr')

/** A wanted code if the merchant offers it, else the default one (APP-25). */
export const supportedLanguage = (
  wanted: string | null,
  { languages, defaultLanguage }: { languages: readonly string[]; defaultLanguage: string },
): string => (wanted !== null && languages.includes(wanted) ? wanted : defaultLanguage)

/** Milliseconds a reload waits after a change of language (APP-23). */
export const VENDOR_RELOAD_MS = 200
export const VALIDATION_RELOAD_MS = 200
export const GAME_RELOAD_MS = 250
export const WINNER_RELOAD_MS = 250

/**
 * The text with all its decimal digits as 0 to 9: keyboards of many languages type digits of their own script, and the backend
 * takes only these. In Unicode the ten digits of a script follow each other, and scripts may follow each other directly. So the
 * value of a digit is the number of digits directly before it, modulo 10.
 */
export const toDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
    return String(before % 10)
  })
