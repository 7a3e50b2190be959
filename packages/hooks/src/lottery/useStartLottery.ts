import { useMemo } from 'react'
import type { Message } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { keepBackHome } from '../core/navigation/route.rules.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { PLAY_TYPES, type PlayType } from '../launch/launchInput.rules.ts'
import {
  GAME_VIEWS,
  type GameView,
  isLobbyCode,
  type LotteryMode,
  lobbyPath,
  parseStartSearch,
  playTypeLabel,
  startSearch,
} from './lottery.rules.ts'
import { type Lottery, useLotteries } from './useLotteries.ts'

/** The page of a game, or the lobby of a prize mode. */
export interface StartLotteryResult {
  /** The code of the game; undefined at the lobby of a prize mode (ROUTE-04). */
  code: string | undefined
  /** The ways to play, each with its name and the path of this page in it (LAUNCH-02). */
  playTypes: readonly { playType: PlayType; label: Message; path: string }[]
  /** The way to play that the address names. */
  playType: PlayType
  /** The parts of a game's page, each with its path. */
  views: readonly { view: GameView; path: string }[]
  view: GameView
}

/** What the address of the start page names, and the way to play (LAUNCH-02, ROUTE-04). */
export function useStartLottery(search: string): StartLotteryResult {
  return useMemo(() => {
    const { code, mode, playType, view } = parseStartSearch(search)
    const isLobby = isLobbyCode(code)
    const gamePath = (way: PlayType, part: GameView) =>
      keepBackHome(`${pathOf('startLottery')}?${startSearch(code, way, part)}`, search)
    const pathIn = (way: PlayType) => (isLobby ? keepBackHome(lobbyPath(mode, way), search) : gamePath(way, view))
    return {
      code: isLobby ? undefined : code,
      playTypes: PLAY_TYPES.map((way) => ({ playType: way, label: playTypeLabel(way), path: pathIn(way) })),
      playType,
      views: GAME_VIEWS.map((part) => ({ view: part, path: gamePath(playType, part) })),
      view,
    }
  }, [search])
}

/** The lobby of a prize mode. */
export interface LotteryLobbyResult extends ReadState {
  mode: LotteryMode
  /** The modes one may look at, each with the path of its lobby. */
  modes: readonly { mode: LotteryMode; path: string }[]
  /** Its lotteries, each with its draw and the path of its page in the chosen way to play. */
  lotteries: readonly Lottery[]
}

/** The lobby of the prize mode that the address of the start page names, else of the site's own (LAUNCH-01, LAUNCH-06). */
export function useLotteryLobby(search: string, playType: PlayType): LotteryLobbyResult {
  const { modes, ...rest } = useLotteries(parseStartSearch(search).mode, { playType, isLobby: true })
  const own = useMemo(() => modes.map(({ mode, path }) => ({ mode, path: keepBackHome(path, search) })), [modes, search])
  return { ...rest, modes: own }
}
