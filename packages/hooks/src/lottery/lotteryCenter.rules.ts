import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { isDay } from '../core/time/day.rules.ts'
import { LOTTERY_CENTER_VIEWS, type LotteryCenterView } from './lotteryCenterViews.rules.ts'

/** A group of lotteries by what they draw. */
export type LotteryGroup = WpsSchemas['LotteryGroup']
/** A draw of a Vietnamese lottery with its prizes by tier. */
export type RegionalDraw = WpsSchemas['RegionalDraw']

/** What the address of the lottery centre names; an empty text stands for all, of the day for the newest. */
export interface LotteryCenterChoice {
  view: LotteryCenterView
  group: string
  region: string
  day: string
}

const LONGEST_REGION = 32

/** The part of the lottery centre that an address names; the lotteries where it names none. */
export function lotteryCenterView(search: string): LotteryCenterView {
  const view = queryText(parseQuery(search), 'view')
  return LOTTERY_CENTER_VIEWS.find((each) => each === view) ?? 'lotteries'
}

/** Reads the address of the lottery centre; what it does not know is left out. */
export function parseLotteryCenterSearch(search: string): LotteryCenterChoice {
  const query = parseQuery(search)
  const [region, day] = [queryText(query, 'region'), queryText(query, 'day')]
  return {
    view: lotteryCenterView(search),
    group: queryText(query, 'group'),
    region: region.length > LONGEST_REGION ? '' : region,
    day: isDay(day) ? day : '',
  }
}

/** The lottery centre with a choice; each part keeps only what it shows. */
export function lotteryCenterPath({ view, group, region, day }: LotteryCenterChoice): string {
  const kept =
    view === 'results'
      ? { ...(region && { region }), ...(day && { day }) }
      : { ...(view === 'lotteries' && group && { group }) }
  const search = new URLSearchParams({ ...(view !== 'lotteries' && { view }), ...kept }).toString()
  return `${pathOf('lottery')}${search && `?${search}`}`
}

/** The lotteries of a group, in their order; all without one, and of a group that nobody knows. */
export function inGroup<Listed extends { game: { gameId?: string } }>(
  lotteries: readonly Listed[],
  groups: readonly LotteryGroup[],
  group: string,
): readonly Listed[] {
  const found = groups.find(({ groupCode }) => groupCode === group)
  if (!found) return lotteries
  const codes = new Set(found.lotteries.map((code) => code.toUpperCase()))
  return lotteries.filter(({ game: { gameId = '' } }) => codes.has(gameId.toUpperCase()))
}
