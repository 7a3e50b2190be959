import type { Guard } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import type { TextId } from '../intl/speak.ts'
import type { LazyPart } from '../parts/lazyPart.ts'
import type { ReadsOf } from '../shared/reads.ts'

/**
 * Which values of a part of the query a page follows. With any other value the page starts only the calls that every visit
 * makes.
 */
export interface QueryPart {
  /** A regular expression that its value matches. */
  readonly pattern: string
  /**
   * The value with which the build records calls; for `letters` and `number` a placeholder, which the page replaces by that of
   * the visitor.
   */
  readonly sample: 'letters' | 'number' | { readonly value: string }
}
/** Any text. */
export const ANY: QueryPart = { pattern: '.', sample: 'letters' }
/** The number of something: a whole one from 1, and no more digits than a number holds. */
export const NUMBER: QueryPart = { pattern: '^[1-9]\\d{0,14}$', sample: 'number' }
/** One value alone; it may hold letters and digits. */
export const only = (value: string): QueryPart => ({ pattern: `^${value}$`, sample: { value } })
/** Several values of one part, each of which shows something else; they may hold letters and digits. */
export const each = (name: string, values: readonly string[]): Readonly<Record<string, QueryPart>> =>
  Object.fromEntries(values.map((value) => [`${name}=${value}`, only(value)]))

/** A screen, and what it asks first. */
export type Shown = Pick<Route, 'screen' | 'reads'>

/** All there is to say of an address: where it is, how it is framed, who may open it, what it shows and asks first. */
export interface Route {
  /** The first is the one that links lead to; the others show the same page. */
  readonly paths: readonly string[]
  /** Id of the header's title; the brand stands there without one (APP-09). */
  readonly title: TextId | undefined
  /** Another title, where the query of the address asks for something else. */
  readonly titleFor?: (search: string) => TextId | undefined
  /** Whether the bar on top is there (APP-08). */
  readonly header: boolean
  /** Whether the tabs at the foot are there (APP-07). */
  readonly footer: boolean
  readonly guard: Guard
  readonly screen: LazyPart<ComponentType>
  /** What the address asks first; every page of the build starts these calls beside its scripts. */
  readonly reads?: ReadsOf
  /** Another screen with its own reads, where the query of the address asks for something else. */
  readonly screenFor?: (search: string) => Shown | undefined
  /** Scripts that other screens load only on demand, but which this one always needs; by the names of their files. */
  readonly beside?: readonly string[]
  /** Home leads here: it is fetched when a page is idle, so that it opens at once. */
  readonly isNext?: true
  /**
   * The visitor and the query for which the build renders the waiting state. Needed where a guest, or an address without a
   * query, waits for nothing and would be shown something else.
   */
  readonly waiting?: { readonly guard: Guard; readonly search: string }
  /**
   * The parts of the query that `reads` and the screens follow, by their names, or by name and value as in `view=orders`.
   * `unknown` where the build cannot know to which calls a query leads: then the page starts the calls of its address only if
   * there is no such query.
   */
  readonly query?: Readonly<Record<string, QueryPart>> | 'unknown'
  /** Values that mean the same as a missing part, by the name of the part. */
  readonly none?: Readonly<Record<string, readonly string[]>>
  /** Names of parts of the query that have no effect on what is asked first; `all` for an address that always asks the same. */
  readonly aside?: readonly string[] | 'all'
}

/** What an address with its query shows and asks first. */
export const shownAt = (row: Route, search: string): Shown => row.screenFor?.(search) ?? row

/** Id of the header's title at an address with its query. */
export const titleAt = (row: Route, search: string): TextId | undefined => row.titleFor?.(search) ?? row.title
