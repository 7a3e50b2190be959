import type { EarlyCalls, EarlyFacts, EarlyPage } from './earlyPage.ts'

/** An address as the build needs it: its waiting state and its first calls. */
export interface WaitingPage {
  readonly paths: readonly string[]
  /** The part that shows it. */
  readonly part: string
  /** Further scripts that its screen cannot do without. */
  readonly beside: readonly string[]
  readonly title: string
  /** What its screen shows until data is here, in the merchant's language. */
  readonly html: string
  readonly notFor: EarlyPage['notFor']
  readonly query: readonly string[]
  readonly none: EarlyPage['none']
  readonly others: EarlyPage['others']
  /** The parts that show it, by the parts of the query that are there, where that chooses between screens. */
  readonly screens: Readonly<Record<string, string>> | undefined
  readonly guest: EarlyCalls
  readonly member: EarlyCalls
}

/** What the build renders with the application's own components, once for all visitors. */
export interface WaitingStates {
  /** Every address, last the page of those that nobody knows. */
  readonly pages: readonly WaitingPage[]
  /** What all of them tell `early.ts`. */
  readonly facts: EarlyFacts
  /** A bar that fits every address. */
  readonly bar: string
}
