import type { WpsSchemas } from '@lobbykit/sdk'
import { isAnswerOf } from '@lobbykit/sdk/calls'
import { hashKey } from '@tanstack/react-query'
import { heardOf } from '../core/complaints/complain.ts'
import type { Lobby } from '../core/lobby.ts'
import { readJson, STORAGE_KEYS } from '../core/storage.ts'
import type { GameFilter } from './games.rules.ts'

type GamePage = WpsSchemas['GamePage']

/** Lists whose first page is kept, those seen last (assumed). */
const MOST_LISTS = 4
/** Milliseconds after which a page is not shown any more: too much may have changed (assumed). */
const LONGEST_MS = 24 * 3_600_000

interface KeptList {
  /** Merchant, language and filter. */
  readonly of: string
  /** When it came, ms since 1970. */
  readonly at: number
  readonly page: unknown
}
const isList = (value: unknown): value is KeptList =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'page' in value
const areLists = (value: unknown): value is readonly KeptList[] => Array.isArray(value) && value.every(isList)
const isPage = (value: unknown): value is GamePage => isAnswerOf('listGames', value)

const listsOf = ({ ports }: Lobby) => readJson(ports.localStorage, STORAGE_KEYS.games, areLists) ?? []
const nameOf = ({ config }: Lobby, filter: GameFilter, language: string) => hashKey([config.merchantCode, language, filter])
/** What a search finds is not looked for again on another visit, and the other quick tabs have their own ways. */
const isKept = ({ tab, gameName }: GameFilter) => tab === 'all' && gameName === ''

/** The first page of a list as it was when it was seen last, if that was not long ago: on a bad network one sees games at once. */
export function keptGames(lobby: Lobby, filter: GameFilter, language: string): GamePage | undefined {
  if (!isKept(filter)) return undefined
  const name = nameOf(lobby, filter, language)
  const kept = listsOf(lobby).find(({ of }) => of === name)
  const age = kept ? lobby.ports.clock.now() - kept.at : -1
  return kept && age >= 0 && age < LONGEST_MS && isPage(kept.page) ? kept.page : undefined
}

/** Keeps the first page of a list for the next visit. Once an answer had flaws the visit keeps nothing: what is left out is missing from it. */
export function keepGames(lobby: Lobby, filter: GameFilter, language: string, page: GamePage): void {
  if (!isKept(filter) || heardOf(lobby).flawed.has('listGames')) return
  const of = nameOf(lobby, filter, language)
  const { clock, localStorage } = lobby.ports
  const others = listsOf(lobby).filter((list) => list.of !== of)
  const first: KeptList = { of, at: clock.now(), page }
  const lists = page.games.length === 0 ? others : [first, ...others].slice(0, MOST_LISTS)
  localStorage.setItem(STORAGE_KEYS.games, JSON.stringify(lists))
}
