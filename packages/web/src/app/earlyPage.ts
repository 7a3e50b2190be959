/**
 * A call that a page starts before the application is here. `{name}` stands for a part of the query, the language or the time
 * zone, `{start:-6}`, `{end:0}` and `{day:0}` for a day counted from today: its first and last moment, and itself.
 */
export interface EarlyCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** It carries the session's token, where there is a session. */
  readonly token?: true
  /** Key of the device's storage under which its answer may be kept; then nothing is asked. */
  readonly kept?: string
  /** The script that checks its answer, where that is none of the core's. */
  readonly check?: string
  /** Fields of its items' pictures, best first, where the first pictures may be fetched at once. */
  readonly pictures?: readonly string[]
}

/** Calls by the parts of the query that are there, such as `gameType,vassalage`; `*` for a query with others that change something. */
export type EarlyCalls = Readonly<Record<string, readonly EarlyCall[]>>

/** What the scripts of a page must know of every address alike, before the hooks are here to say it. */
export interface EarlyFacts {
  readonly merchant: string
  /** Code of the merchant's own language. */
  readonly language: string
  /** How each language on offer is called and written, by its code. */
  readonly languages: Readonly<Record<string, { readonly tag: string; readonly direction: 'ltr' | 'rtl' }>>
  readonly tokenHeader: string
  /** Keys of the device's storage. */
  readonly keys: { readonly language: string; readonly session: string; readonly hero: string }
}

/** What the build tells `beforePaint.ts` of an address, in a data attribute of its script element. */
export interface WaitingFacts extends Pick<EarlyFacts, 'language' | 'languages'> {
  readonly keys: Omit<EarlyFacts['keys'], 'session'>
  /** Paths that this page is for; the page at the site's root is also that of unknown addresses. */
  readonly paths: readonly string[]
  /** The query's parts that the page follows: a pattern of their values, by their names. */
  readonly query: Readonly<Record<string, string>>
  /** Values that mean the same as no value, by the name of the part. */
  readonly none?: Readonly<Record<string, readonly string[]>> | undefined
  /** Names of other parts that change what is asked. */
  readonly others?: readonly string[] | undefined
}

/** What one of several screens of an address needs beside what all of them do. */
interface EarlyScreen {
  readonly scripts: readonly string[]
  /** The file with its words, by the code of the language. */
  readonly words: Readonly<Record<string, string>>
}

/** What the build tells `early.ts` of an address, in a data attribute of its script element. */
export interface EarlyPage extends Pick<EarlyFacts, 'merchant' | 'language' | 'tokenHeader'> {
  /** Where the device keeps the session. */
  readonly sessionKey: string
  /** Files with the words of the address, by the code of the language; without those of one of several screens. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** The screens, by the parts of the query that are there, where these choose between several. */
  readonly screens?: Readonly<Record<string, EarlyScreen>> | undefined
  /** Member types that it is not for, by the parts of the query that are there. */
  readonly notFor: Readonly<Record<string, readonly number[]>>
  readonly guest: EarlyCalls
  /** Undefined where members ask the same as guests, with a token or without. */
  readonly member?: EarlyCalls
}
