import { useMemo } from 'react'
import type { Message } from '../core/message.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { keepBackHome } from '../core/navigation/route.rules.ts'
import { PLAY_TYPES, type PlayType } from '../games/launch/launchInput.rules.ts'
import { GAME_VIEWS, type GameView, gamePath, lobbyPath, parseStartSearch, playTypeLabel } from './startPage.rules.ts'

/** The page of a game, or the lobby of a prize mode. */
export interface StartLotteryResult {
  /** The code of the game; undefined at the lobby of a prize mode (ROUTE-04). */
  code: string | undefined
  /** The ways to play, each with its name and this page in it (LAUNCH-02). */
  playTypes: readonly (PathChoice & {
    /** Which way to play it is. */
    playType: PlayType
    /** Its name. */
    label: Message
  })[]
  /** The way to play that the address names. */
  playType: PlayType
  /** The parts of a game's page. */
  views: readonly (PathChoice & {
    /** Which part it is. */
    view: GameView
  })[]
  /** The part that the address names. */
  view: GameView
}

/** What the address of the start page names, and the way to play (LAUNCH-02, ROUTE-04). */
export function useStartLottery(search: string): StartLotteryResult {
  return useMemo(() => {
    const { code, mode, playType, view } = parseStartSearch(search)
    const pathAt = (way: PlayType, part: GameView) =>
      keepBackHome(code === undefined ? lobbyPath(mode, way) : gamePath(code, way, part), search)
    return {
      code,
      playTypes: PLAY_TYPES.map((way) => ({
        playType: way,
        label: playTypeLabel(way),
        path: pathAt(way, view),
        isChosen: way === playType,
      })),
      playType,
      views: GAME_VIEWS.map((part) => ({ view: part, path: pathAt(playType, part), isChosen: part === view })),
      view,
    }
  }, [search])
}
