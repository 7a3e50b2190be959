import { useMemo } from 'react'
import { keepBackHome } from '../core/navigation/route.rules.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import type { LotteryMode } from './lottery.rules.ts'
import { parseStartSearch } from './startPage.rules.ts'
import { type Lottery, useLotteries } from './useLotteries.ts'

/** The lobby of a prize mode. */
export interface LotteryLobbyResult extends ReadState {
  /** The prize mode of the lobby (LAUNCH-06). */
  mode: LotteryMode
  /** The modes one may look at, each with the path of its lobby. */
  modes: readonly {
    /** Which prize mode it is. */
    mode: LotteryMode
    /** The path of its lobby. */
    path: string
  }[]
  /** Its lotteries, each with its draw and the path of its page in the chosen way to play. */
  lotteries: readonly Lottery[]
}

/** The lobby of the prize mode that the address of the start page names, else of the site's own (LAUNCH-01, LAUNCH-06). */
export function useLotteryLobby(search: string, playType: PlayType): LotteryLobbyResult {
  const { modes, ...rest } = useLotteries(parseStartSearch(search).mode, { playType, isLobby: true })
  const own = useMemo(() => modes.map(({ mode, path }) => ({ mode, path: keepBackHome(path, search) })), [modes, search])
  return { ...rest, modes: own }
}
