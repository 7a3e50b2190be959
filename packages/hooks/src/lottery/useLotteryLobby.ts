import { useMemo } from 'react'
import { keepBackHome } from '../core/navigation/route.rules.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { parseStartSearch } from './startPage.rules.ts'
import { type LotteriesResult, useLotteries } from './useLotteries.ts'

/** The lobby of a prize mode. */
export interface LotteryLobbyResult extends LotteriesResult {
  /** The modes one may look at, each with its lobby. */
  modes: LotteriesResult['modes']
}

/** The lobby of the prize mode that the address of the start page names, else of the site's own (LAUNCH-01, LAUNCH-06). */
export function useLotteryLobby(search: string, playType: PlayType): LotteryLobbyResult {
  const { modes, ...rest } = useLotteries(parseStartSearch(search).mode, { playType, isLobby: true })
  const own = useMemo(() => modes.map((each) => ({ ...each, path: keepBackHome(each.path, search) })), [modes, search])
  return { ...rest, modes: own }
}
