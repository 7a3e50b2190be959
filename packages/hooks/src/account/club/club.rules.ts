import type { WpsSchemas } from '@lobbykit/sdk'
import { uniqueBy } from '../../core/list.rules.ts'
import { sumOf } from '../../money/hundredths.rules.ts'
import { percentDone } from '../../money/percentDone.rules.ts'

type Level = WpsSchemas['ClubLevel']
type Benefit = WpsSchemas['ClubBenefitItem']

/** How much a benefit is: a percentage, money, a number of times, or nothing to count. */
const MEASURES = {
  rebate: 'percent',
  upgrade: 'money',
  weekly: 'money',
  birthday: 'money',
  withdrawals: 'times',
  withdrawMost: 'money',
  fast: 'none',
  host: 'none',
} as const

/** A benefit that the product knows; any other has no name to be shown by. */
export type BenefitKind = keyof typeof MEASURES

/** How the value of a benefit is written. */
export const measureOf = (kind: BenefitKind): (typeof MEASURES)[BenefitKind] => MEASURES[kind]

/** What a benefit is against the level before: not there yet, less, or the same. */
export type BenefitChange = 'new' | 'more' | undefined

/** A benefit of a level. */
export interface LevelBenefit {
  kind: BenefitKind
  value: number | undefined
  change: BenefitChange
}

const isKind = (kind: string): kind is BenefitKind => Object.hasOwn(MEASURES, kind)

/**
 * The benefits of a level, each compared with the level before; a benefit that needs a value and has none is left out (MEM-11).
 */
export function benefitsOf(benefits: readonly Benefit[], before: readonly Benefit[] | undefined): LevelBenefit[] {
  return uniqueBy(benefits, ({ kind }) => kind).flatMap(({ kind, value }): LevelBenefit[] => {
    if (!isKind(kind) || (value === undefined && MEASURES[kind] !== 'none')) return []
    const earlier = before?.find((each) => each.kind === kind)
    const isMore = value !== undefined && (earlier?.value ?? value) < value
    return [{ kind, value, change: before === undefined ? undefined : !earlier ? 'new' : isMore ? 'more' : undefined }]
  })
}

/** The levels by what they ask for, the lowest first, each once. */
export const levelsInOrder = (levels: readonly Level[]): Level[] =>
  uniqueBy(levels, ({ levelId }) => levelId).toSorted((one, other) => one.amount - other.amount)

/** How far a member is on the way to the next level. */
export interface ClubProgress {
  /** Whole percent; 100 only when it is reached, or where there is no next level. */
  percent: number
  /** What is still to be played, in units of the currency; undefined where there is no next level. */
  missing: number | undefined
}

/** How far what was played is on the way to what the next level needs, both in units of the currency (MEM-11). */
export function progressOf({ played, needed }: Pick<WpsSchemas['ClubProgress'], 'played' | 'needed'>): ClubProgress {
  if (needed === undefined) return { percent: 100, missing: undefined }
  return { percent: percentDone(played, needed), missing: played >= needed ? 0 : leftOf(needed, played) }
}

/**
 * What is missing of an amount, in whole hundredths and at least 0.01, because it is asked for only while something is missing.
 */
const leftOf = (needed: number, played: number) => Math.max(0.01, sumOf([needed, -played]))

/** Where a level stands for the member. */
export type LevelState = 'reached' | 'own' | 'ahead'

/** Where the level at a place stands for a member whose own is at another; -1 for a member of none of them. */
export const levelState = (place: number, own: number): LevelState =>
  place === own ? 'own' : place < own ? 'reached' : 'ahead'
