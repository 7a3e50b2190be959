import type { EarlyCalls, EarlyFacts, EarlyPage, WaitingFacts } from './earlyPage.ts'

/** An address as the build needs it: its waiting state and its first calls. */
export interface WaitingPage {
  readonly paths: readonly string[]
  /** Home, or where home leads to: the offline shell has it from the first visit on. */
  readonly isFirst: boolean
  /** The part that shows it. */
  readonly part: string
  /** Further scripts that its screen cannot do without. */
  readonly beside: readonly string[]
  readonly title: string
  /** What its screen shows until data is here, in the merchant's language. */
  readonly html: string
  readonly notFor: EarlyPage['notFor']
  readonly query: WaitingFacts['query']
  readonly none: WaitingFacts['none']
  readonly others: WaitingFacts['others']
  /**
   * Where the query changes what it shows: the part that shows it, and its waiting state, by the names of the query's parts
   * that are present.
   */
  readonly screens: Readonly<Record<string, { readonly part: string; readonly html: string }>> | undefined
  readonly guest: EarlyCalls
  readonly member: EarlyCalls
}

/** What is rendered with the application's own components, once for all visitors. */
export interface WaitingStates {
  /** Every address, home first; in development the one that is asked for. */
  readonly pages: readonly WaitingPage[]
  /** The facts that all of them give to `beforePaint.ts` and `early.ts`. */
  readonly facts: EarlyFacts
  /** A bar that fits every address. */
  readonly bar: string
}
