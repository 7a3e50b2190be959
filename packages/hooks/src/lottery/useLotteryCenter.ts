import { useMemo } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { withBeside } from '../core/reads.rules.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { lotteryMenuQueryOptions } from './lotteryCenter.queries.ts'
import { inGroup, lotteryCenterPath, parseLotteryCenterSearch } from './lotteryCenter.rules.ts'
import { LOTTERY_CENTER_VIEWS, type LotteryCenterView } from './lotteryCenterViews.rules.ts'
import { type Lottery, useLotteries } from './useLotteries.ts'

/** The lottery centre. */
export interface LotteryCenterResult extends ReadState {
  /** Its parts, each with its path. */
  views: readonly {
    /** Which part it is. */
    view: LotteryCenterView
    /** The path that shows it. */
    path: string
  }[]
  /** The part that the address names. */
  view: LotteryCenterView
  /** Groups that hold lotteries of the site's prize mode, each with the path that shows only them; none until they are known. */
  groups: readonly {
    /** Code of the group. */
    code: string
    /** Name of the group. */
    name: string
    /** The path that shows only its lotteries. */
    path: string
  }[]
  /** The group that is shown; empty for all. */
  group: string
  /** The path that shows all lotteries. */
  allPath: string
  /** The lotteries of the group. */
  lotteries: readonly Lottery[]
}

/** The lotteries of the site's prize mode by groups, and the parts beside them; without groups all lotteries show (LAUNCH-06). */
export function useLotteryCenter(search: string): LotteryCenterResult {
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const all = useLotteries()
  const menu = useLobbyQuery(lotteryMenuQueryOptions, { language })
  const { lotteries } = all
  const choice = useMemo(() => parseLotteryCenterSearch(search), [search])
  const held = useMemo(
    () => (menu.data ?? []).filter((group) => inGroup(lotteries, [group], group.groupCode).length > 0),
    [menu.data, lotteries],
  )
  const group = held.some(({ groupCode }) => groupCode === choice.group) ? choice.group : ''
  return {
    views: useMemo(
      () => LOTTERY_CENTER_VIEWS.map((view) => ({ view, path: lotteryCenterPath({ ...choice, view }) })),
      [choice],
    ),
    view: choice.view,
    groups: useMemo(
      () =>
        held.map(({ groupCode, name }) => ({
          code: groupCode,
          name,
          path: lotteryCenterPath({ ...choice, group: groupCode }),
        })),
      [held, choice],
    ),
    group,
    allPath: lotteryCenterPath({ ...choice, group: '' }),
    lotteries: useMemo(() => inGroup(lotteries, held, group), [lotteries, held, group]),
    ...withBeside(all, [menu]),
  }
}
