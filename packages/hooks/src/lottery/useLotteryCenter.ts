import { useMemo } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { withBeside } from '../core/reads.rules.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { lotteryMenuQueryOptions } from './lotteryCenter.queries.ts'
import { inGroup, lotteryCenterPath, parseLotteryCenterSearch } from './lotteryCenter.rules.ts'
import { LOTTERY_CENTER_VIEWS, type LotteryCenterView } from './lotteryCenterViews.rules.ts'
import { type Lottery, useLotteries } from './useLotteries.ts'

/** The lottery centre. */
export interface LotteryCenterResult extends ReadState {
  /** Its parts. */
  views: readonly (PathChoice & {
    /** Which part it is. */
    view: LotteryCenterView
  })[]
  /** The part that the address names. */
  view: LotteryCenterView
  /** Groups that hold lotteries of the site's prize mode, each with the path that shows only them; none until they are known. */
  groups: readonly (PathChoice & {
    /** Code of the group. */
    code: string
    /** Name of the group. */
    name: string
  })[]
  /** The group that is shown; empty for all. */
  group: string
  /** All lotteries. */
  all: PathChoice
  /** The lotteries of the group. */
  lotteries: readonly Lottery[]
}

/** The lotteries of the site's prize mode by groups, and the parts beside them; without groups all lotteries show (LAUNCH-06). */
export function useLotteryCenter(search: string): LotteryCenterResult {
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const list = useLotteries()
  const menu = useLobbyQuery(lotteryMenuQueryOptions, { language })
  const { lotteries } = list
  const choice = useMemo(() => parseLotteryCenterSearch(search), [search])
  const held = useMemo(
    () => (menu.data ?? []).filter((group) => inGroup(lotteries, [group], group.groupCode).length > 0),
    [menu.data, lotteries],
  )
  const group = held.some(({ groupCode }) => groupCode === choice.group) ? choice.group : ''
  return {
    views: useMemo(
      () =>
        LOTTERY_CENTER_VIEWS.map((view) => ({
          view,
          path: lotteryCenterPath({ ...choice, view }),
          isChosen: view === choice.view,
        })),
      [choice],
    ),
    view: choice.view,
    groups: useMemo(
      () =>
        held.map(({ groupCode, name }) => ({
          code: groupCode,
          name,
          path: lotteryCenterPath({ ...choice, group: groupCode }),
          isChosen: groupCode === group,
        })),
      [held, choice, group],
    ),
    group,
    all: { path: lotteryCenterPath({ ...choice, group: '' }), isChosen: group === '' },
    lotteries: useMemo(() => inGroup(lotteries, held, group), [lotteries, held, group]),
    ...withBeside(list, [menu]),
  }
}
