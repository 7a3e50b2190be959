import type { Guard, Read } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import type { TextId } from '../intl/speak.ts'
import type { LazyPart } from '../ui/lazyPart.ts'

/** Where the visitor is, as far as the first calls depend on it. */
export interface ReadPlace {
  /** Code of the language, as the backend has it. */
  readonly language: string
  /** The query of the address, without the question mark. */
  readonly search: string
}

/** What an address asks first, as reads of the rules. */
export type ReadsOf = (place: ReadPlace) => readonly Read[] | Promise<readonly Read[]>

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
  /** Another screen, where the query of the address asks for something else. */
  readonly screenFor?: (search: string) => LazyPart<ComponentType> | undefined
  /** What the address asks first; every page of the build starts these calls beside its scripts. */
  readonly reads?: ReadsOf
  /** Scripts that its screen cannot do without, although others load them on demand; by the names of their files. */
  readonly beside?: readonly string[]
  /** Home leads here: fetched when a page is idle, so that it opens at once. */
  readonly isNext?: true
  /** A visit whose waiting state the page shows, where one without a query or as a guest has nothing to wait for. */
  readonly waiting?: { readonly guard: Guard; readonly search: string }
  /**
   * Names of the query's parts that `reads` and `screenFor` follow; `all` where its page starts no calls but for an address without
   * a query.
   */
  readonly query?: readonly string[] | 'all'
  /** Values that say no more than if their part was not there, by the name of the part. */
  readonly none?: Readonly<Record<string, readonly string[]>>
  /** Names of the query's parts that change nothing of what is asked first. */
  readonly aside?: readonly string[]
}

/** The screen of an address with its query. */
export const screenOf = ({ screen, screenFor }: Route, search: string): LazyPart<ComponentType> => screenFor?.(search) ?? screen
