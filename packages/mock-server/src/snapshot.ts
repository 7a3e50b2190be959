import { isScenarioName, type ScenarioName } from './scenarios/scenarios.ts'
import type { Dump } from './store.ts'

const VERSION = 4

/** Everything that must outlive a restart. The catalogue is not in it: the same seed makes it again. */
export interface Snapshot {
  version: typeof VERSION
  seed: number
  games: number
  startedAt: number
  /** How far the clock was moved on, ms. */
  movedMs: number
  /** The last number handed out. */
  sequence: number
  /** Where the random source stood. */
  position: number
  scenario: ScenarioName
  tables: Dump
}

export const snapshotOf = (state: Omit<Snapshot, 'version'>): Snapshot => ({ version: VERSION, ...state })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isTables = (value: unknown): value is Dump =>
  isRecord(value) &&
  Object.values(value).every((rows) => Array.isArray(rows) && rows.every((row) => isRecord(row) && 'id' in row))

/** A snapshot out of parsed JSON; undefined when it is not one, or was kept for another seed or catalogue size. */
export function readSnapshot(value: unknown, seed: number, games: number): Snapshot | undefined {
  if (!isRecord(value) || value.version !== VERSION || value.seed !== seed || value.games !== games) return undefined
  const { startedAt, movedMs = 0, sequence, position, scenario, tables } = value
  if (
    typeof startedAt !== 'number' ||
    typeof movedMs !== 'number' ||
    typeof sequence !== 'number' ||
    typeof position !== 'number'
  )
    return undefined
  if (typeof scenario !== 'string' || !isScenarioName(scenario) || !isTables(tables)) return undefined
  return { version: VERSION, seed, games, startedAt, movedMs, sequence, position, scenario, tables }
}
