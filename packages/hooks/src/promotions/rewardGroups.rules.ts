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

/** The parts of the reward centre in their order, on the page of one of them (MEM-09). */
export const rewardGroupChoices = (shown: RewardGroup): readonly (PathChoice & { group: RewardGroup })[] =>
  REWARD_GROUPS.map((group) => ({ group, path: rewardGroupPath(group), isChosen: group === shown }))
