import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { REWARD_GROUPS, type RewardGroup } from './promotions.rules.ts'

/** The part of the reward centre that a query names: what waits to be claimed, unless it says otherwise (MEM-09). */
export function rewardGroupOf(search: string): RewardGroup {
  const wanted = queryText(parseQuery(search), 'tab')
  return REWARD_GROUPS.find((group) => group === wanted) ?? 'toClaim'
}

/** The reward centre with one of its parts. */
export const rewardGroupPath = (group: RewardGroup): string =>
  group === 'toClaim' ? pathOf('rewardCenter') : `${pathOf('rewardCenter')}?${new URLSearchParams({ tab: group })}`

/** A part of the reward centre to choose. */
export interface RewardGroupChoice extends PathChoice {
  /** Which part it is. */
  group: RewardGroup
  /** How many bonuses to say beside its name: those that wait to be claimed; undefined where there is nothing to say. */
  count: number | undefined
}

/** The parts of the reward centre in their order, on the page of one of them; `groups` is what stands in each (MEM-09). */
export const rewardGroupChoices = (
  shown: RewardGroup,
  groups: Readonly<Record<RewardGroup, readonly unknown[]>>,
): readonly RewardGroupChoice[] =>
  REWARD_GROUPS.map((group) => ({
    group,
    path: rewardGroupPath(group),
    isChosen: group === shown,
    count: (group === 'toClaim' && groups[group].length) || undefined,
  }))
