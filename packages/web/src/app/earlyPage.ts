/**
 * A call that a page starts before the application is here. In its address `{name}` stands for the value of a part of the
 * query, for the language or for the time zone. `{start:-6}`, `{end:0}` and `{day:0}` stand for a day counted from today: its
 * first moment, its last moment and its date.
 */
export interface EarlyCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** It carries the session's token, where there is a session. */
  readonly token?: true
  /** Key under which the device may keep its answer; if it does, the call is not made. */
  readonly kept?: string
  /** The script that checks its answer, if that is not part of the core. */
  readonly check?: string
  /**
   * Fields that name the picture of an item, best first: with them the page fetches the first pictures as soon as the answer is
   * here.
   */
  readonly pictures?: readonly string[]
  /** Types of members for whom it is not asked. */
  readonly notFor?: readonly number[]
}

/**
 * Calls by the names of the query's parts that are present, such as `gameType,vassalage`. Under `*` stand those for a query
 * with further parts, or with other values, that change what is asked.
 */
export type EarlyCalls = Readonly<Record<string, readonly EarlyCall[]>>

/** What the scripts in a page need to know on every address. The hooks know it as well, but they are loaded later. */
export interface EarlyFacts {
  readonly merchant: string
  /** Code of the merchant's own language. */
  readonly language: string
  /** The tag and the direction of each language on offer, by its code. */
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
  /** The parts of the query that the page follows, by their names: for each the pattern that its value must match. */
  readonly query: Readonly<Record<string, string>>
  /** Values that mean the same as no value, by the name of the part. */
  readonly none?: Readonly<Record<string, readonly string[]>> | undefined
  /** Names of further parts that change what is asked first. */
  readonly others?: readonly string[] | undefined
}

/** What one of several screens of an address needs in addition to what all of them need. */
interface EarlyScreen {
  readonly scripts: readonly string[]
  /** The file with its words, by the code of the language. */
  readonly words: Readonly<Record<string, string>>
}

/** What the build tells `early.ts` of an address, in a data attribute of its script element. */
export interface EarlyPage extends Pick<EarlyFacts, 'merchant' | 'language' | 'tokenHeader'> {
  /** Where the device keeps the session. */
  readonly sessionKey: string
  /** Files with the words of the address, by the code of the language; without words that only one of several screens needs. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Where the query chooses between several screens: each of them, by the names of the query's parts that are present. */
  readonly screens?: Readonly<Record<string, EarlyScreen>> | undefined
  /** Types of members that may not open the address, by the names of the query's parts that are present. */
  readonly notFor: Readonly<Record<string, readonly number[]>>
  readonly guest: EarlyCalls
  /** Undefined where members ask the same as guests, with a token or without. */
  readonly member?: EarlyCalls
}
