import type { LedgerRow, RoundRow } from '../rows.ts'
import { CROWD_UPLINE_ID, crowdPlaceOf } from '../seed/crowd.ts'
import type { World } from '../world.ts'
import type { Day } from './days.ts'
import { type Moments, profitOf } from './profit.ts'
import { type BetStatus, crowdRecords, laterRecordsOf, type MovementKind, type Records, recordsOf } from './records.ts'
import type { Series } from './series.ts'
import { balanceOf, type Teammate } from './team.ts'

/**
 * Where a team's records lie: the members' own ones, and those of the crowd as a whole, to which what its members did since the
 * seed is added. So a team's figures are the sums of its members' records, and a large team costs no more than a small one.
 */
export interface TeamParts {
  /** Numbers of those with a row. */
  memberIds: ReadonlySet<number>
  parts: readonly Records[]
  hasCrowd: boolean
}

/** The records of some members and of all below them. */
export function partsOf(world: World, roots: readonly Pick<Teammate, 'id'>[], withRoots: boolean): TeamParts {
  const parts: Records[] = []
  const memberIds = new Set<number>()
  let hasCrowd = false
  const add = (id: number, isWhole: boolean) => {
    memberIds.add(id)
    parts.push(isWhole ? recordsOf(world, id) : laterRecordsOf(world, id))
  }
  const walk = (id: number) => {
    if (id === CROWD_UPLINE_ID) {
      hasCrowd = true
      parts.push(crowdRecords(world))
    }
    for (const row of world.db.peek('member').filter(({ uplineId }) => uplineId === id)) {
      add(row.id, crowdPlaceOf(world, row.id) === undefined)
      walk(row.id)
    }
  }
  for (const { id } of roots) {
    if (withRoots) add(id, true)
    walk(id)
  }
  return { memberIds, parts, hasCrowd }
}

/** The sum of a name over all parts, in cents. */
const total = <Row extends { at: number }, Name extends string>(
  series: readonly Series<Row, Name>[],
  name: Name,
  { first, last }: Moments,
) => series.reduce((sum, each) => sum + each.sum(name, each.span(first, last)), 0)

/** How many bets a team made in a range. */
export const countBets = ({ parts }: Pick<TeamParts, 'parts'>, { first, last }: Moments) =>
  parts.reduce((sum, { bets }) => {
    const { from, to } = bets().span(first, last)
    return sum + to - from
  }, 0)

/** The members who bet in a range. */
export function bettorsOf({ parts }: Pick<TeamParts, 'parts'>, { first, last }: Moments): ReadonlySet<number> {
  const bettors = new Set<number>()
  for (const { bets } of parts) {
    const span = bets().span(first, last)
    // A member's own bets say it with one row; those of the crowd are many members'.
    for (const { memberId } of bets().page(span, 1, span.to - span.from)) bettors.add(memberId)
  }
  return bettors
}

/** What a team staked and won by category in a range, in cents; those that were not played are not there. */
export function categoriesOf({ parts }: Pick<TeamParts, 'parts'>, { first, last }: Moments) {
  const sums = new Map<string, { bets: number; stake: number; win: number }>()
  for (const { betsByType } of parts) {
    for (const [gameType, series] of betsByType()) {
      const span = series.span(first, last)
      const { bets, stake, win } = sums.get(gameType) ?? { bets: 0, stake: 0, win: 0 }
      if (span.to === span.from) continue
      sums.set(gameType, {
        bets: bets + span.to - span.from,
        stake: stake + series.sum('stake', span),
        win: win + series.sum('win', span),
      })
    }
  }
  return sums
}

/** What a team won and lost on each of some days, in cents. */
export const daysProfit = ({ parts }: Pick<TeamParts, 'parts'>, days: readonly Day[]) =>
  days.map(({ day, ...moments }) => ({ day, ...profitOf(parts, moments) }))

/** A page of rows of several series, the newest first, and the sums of the whole range. */
function mergedPage<Row extends { at: number }, Name extends string>(
  series: readonly Series<Row, Name>[],
  moments: Moments,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const spans = series.map((each) => each.span(moments.first, moments.last))
  const newest = series.flatMap((each, place) => each.page(spans[place] ?? { from: 0, to: 0 }, 1, pageNo * pageSize))
  return {
    rows: newest.sort((one, other) => other.at - one.at).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: spans.reduce((sum, { from, to }) => sum + to - from, 0),
    sum: (name: Name) => total(series, name, moments),
  }
}

interface Page {
  pageNo: number
  pageSize: number
}

/** A page of a team's bets. */
export const betsPage = ({ parts }: TeamParts, moments: Moments, page: Page, status?: BetStatus) =>
  mergedPage<RoundRow, 'stake' | 'win'>(
    parts.map(({ bets }) => bets(status)),
    moments,
    page,
  )

/** A page of the movements of a team's money. */
export const movementsPage = ({ parts }: TeamParts, moments: Moments, page: Page, kind?: MovementKind) =>
  mergedPage<LedgerRow, 'moneyIn' | 'moneyOut'>(
    parts.map(({ movements }) => movements(kind)),
    moments,
    page,
  )

/** What is in the wallets of a team, in cents. */
export function balanceOfTeam(world: World, { memberIds, hasCrowd }: TeamParts): number {
  let cents = 0
  for (const id of memberIds) {
    const isCrowd = crowdPlaceOf(world, id) !== undefined
    cents += isCrowd && hasCrowd ? netOf(laterRecordsOf(world, id)) : balanceOf(world, id)
  }
  return hasCrowd ? cents + netOf(crowdRecords(world)) : cents
}

/** What all movements of some records add up to, in cents. */
function netOf({ movements }: Records): number {
  const all = { from: 0, to: movements().size() }
  return movements().sum('moneyIn', all) - movements().sum('moneyOut', all)
}
