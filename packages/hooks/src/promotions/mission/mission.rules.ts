import type { WpsSchemas } from '@lobbykit/sdk'
import { percentDone } from '../../money/percentDone.rules.ts'

/** A mission as the backend lists it. */
export type Mission = WpsSchemas['Mission']
export type RankedPlayer = WpsSchemas['RankedPlayer']

/** How a mission stands: under way, done with a reward to claim, claimed. */
export type MissionStatus = 'open' | 'done' | 'claimed'
/** How often a mission begins anew. */
export type MissionPeriod = 'day' | 'week'

/** What is staked for a point, in units of the currency. */
export const POINT_STAKE = 1
/** Places on the podium. */
const PODIUM_PLACES = 3
/** Milliseconds after an end until what follows is asked for (assumed). */
const ASK_AFTER_END_MS = 1_000
/** Milliseconds after which the places of the others are asked for again (assumed). */
export const RANK_LOOK_MS = 30_000
const LONGEST_WAIT_MS = 2_000_000_000

/** How a mission stands; a word that the product does not know is one that cannot be claimed. */
export const missionStatus = ({ status }: Pick<Mission, 'status'>): MissionStatus =>
  status === 'done' || status === 'claimed' ? status : 'open'

/** How often a mission begins anew; daily, unless it says weekly. */
export const missionPeriod = ({ period }: Pick<Mission, 'period'>): MissionPeriod => (period === 'week' ? 'week' : 'day')

/** Whether target and progress are amounts of money; else they are counts. */
export const countsMoney = ({ kind }: Pick<Mission, 'kind'>): boolean => kind === 'stake' || kind === 'deposit'

/** How much of a mission is done, in whole percent; 100 only when all of it is. */
export const missionPercent = ({ progress, target }: Pick<Mission, 'progress' | 'target'>): number =>
  percentDone(progress, target)

const ORDER: Readonly<Record<MissionStatus, number>> = { done: 0, open: 1, claimed: 2 }

/** What can be claimed first, then what has come furthest, what was claimed last (assumed). */
export const byUrgency = (missions: readonly Mission[]): Mission[] =>
  missions.toSorted(
    (one, other) =>
      ORDER[missionStatus(one)] - ORDER[missionStatus(other)] ||
      missionPercent(other) - missionPercent(one) ||
      one.id - other.id,
  )

/** Missions that begin anew together. */
export interface MissionGroup<Item = Mission> {
  /** Whether they begin anew each day or each week. */
  period: MissionPeriod
  /** When they end, ms since 1970. */
  endsAt: number
  /** The missions themselves. */
  missions: readonly Item[]
}

const PERIODS: readonly MissionPeriod[] = ['day', 'week']

/** The missions of the day, then those of the week; a period without any is left out. */
export const groupMissions = (missions: readonly Mission[]): MissionGroup[] =>
  PERIODS.flatMap((period) => {
    const own = byUrgency(missions.filter((mission) => missionPeriod(mission) === period))
    return own.length > 0 ? [{ period, endsAt: Math.min(...own.map(({ endsAt }) => endsAt)), missions: own }] : []
  })

/** Milliseconds until something ends and a little more; undefined where nothing does. What has ended already is asked for soon, not at once. */
export function untilEnd(ends: readonly number[], now: number): number | undefined {
  if (ends.length === 0) return undefined
  const left = Math.min(...ends) - now
  return Math.min(LONGEST_WAIT_MS, left > 0 ? left + ASK_AFTER_END_MS : RANK_LOOK_MS)
}

/** The first three, and who follows them. */
export function podiumOf(list: readonly RankedPlayer[]): { podium: RankedPlayer[]; rest: RankedPlayer[] } {
  const ranked = list.toSorted((one, other) => one.place - other.place)
  return { podium: ranked.slice(0, PODIUM_PLACES), rest: ranked.slice(PODIUM_PLACES) }
}
