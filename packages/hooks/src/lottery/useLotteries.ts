import { useCallback, useMemo } from 'react'
import { useWhenDue } from '../core/clock/useWhenDue.ts'
import { gamePicture } from '../core/images/images.rules.ts'
import { useImages } from '../core/images/useImages.ts'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { withBeside } from '../core/reads.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { useOfferRetry } from '../core/useOfferRetry.ts'
import { nameOf } from '../games/catalog/catalog.rules.ts'
import { DEFAULT_PLAY_TYPE, type PlayType, PRIZE_MODES } from '../games/launch/launchInput.rules.ts'
import { useLaunch } from '../games/launch/useLaunch.ts'
import { usePrizeMode } from '../games/launch/usePrizeMode.ts'
import { untilNextDraw } from './drawClock.rules.ts'
import { drawsQueryOptions, lotteriesQueryOptions } from './lotteries.queries.ts'
import {
  type ListedLottery,
  type LotteryMode,
  lotteryInput,
  lotteryMode,
  modePath,
  startPath,
  withDraws,
} from './lottery.rules.ts'
import { lobbyPath } from './startPage.rules.ts'

/** A lottery: what it shows, and what taps on it do. */
export interface Lottery extends ListedLottery {
  /** Tells it from the others. */
  id: number
  /** As the site names it, else its vendor. */
  name: string
  /** Places of its picture, best first (APP-21). */
  icon: readonly string[]
  /** Places of its large picture; none where it has none. */
  largeIcon: readonly string[]
  /** Its start page (ROUTE-04). */
  path: string
  /** Launches the lottery itself instead of its vendor's lobby; in the traditional way unless told otherwise (LAUNCH-02). */
  launch: (playType?: PlayType) => Promise<void>
}

/** The lotteries of a prize mode. */
export interface LotteriesResult extends ReadState {
  /** The mode that is shown: the one asked for, else the site's own (LAUNCH-06). */
  mode: LotteryMode
  /** The modes one may look at, each with its list. */
  modes: readonly (PathChoice & {
    /** Which prize mode it is. */
    mode: LotteryMode
  })[]
  /** In the backend's order, each with its draw where that is known. */
  lotteries: readonly Lottery[]
}

interface Options {
  /** In what way its lotteries are played; the traditional one unless told otherwise. */
  playType?: PlayType
  /** Whether the list is a lobby: its modes lead to their lobbies then. */
  isLobby?: boolean
}

/**
 * The lotteries of a prize mode with their draws; of the site's own mode unless another is named (LAUNCH-06). The next draw
 * is fetched once one has closed; lotteries show without draws, too.
 */
export function useLotteries(wanted = '', { playType, isLobby = false }: Options = {}): LotteriesResult {
  const lobby = useLobby()
  const { clock } = lobby.ports
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const { of: placesOf } = useImages()
  const launch = useLaunch()
  const own = usePrizeMode()
  const known = lotteryMode(wanted, own.mode)
  const mode = known ?? 'Lott'
  const params = { language, prizeMode: mode }
  const list = useLobbyQuery(lotteriesQueryOptions, params, { enabled: known !== undefined })
  const draws = useLobbyQuery(drawsQueryOptions, { language })
  // One wait for both: for the mode, and then for its lotteries.
  const { isLong, retry } = useOfferRetry(
    lotteriesQueryOptions(lobby, params).queryKey,
    list.status === 'loading',
    withBeside(list, [own, draws]).retry,
  )
  useWhenDue(
    useCallback(() => draws.data && untilNextDraw(draws.data, clock), [draws.data, clock]),
    draws.retry,
  )
  const lotteries = useMemo(
    () =>
      withDraws(list.data ?? [], draws.data ?? []).map(
        ({ game, draw }): Lottery => ({
          game,
          draw,
          id: game.nodeId,
          name: nameOf(game),
          icon: placesOf(gamePicture(game)),
          largeIcon: placesOf(game.mobileLargeIcon),
          path: startPath(game, mode, playType),
          launch: async (playType) => void (await launch(lotteryInput(game, playType, mode))),
        }),
      ),
    [list.data, draws.data, mode, playType, placesOf, launch],
  )
  return {
    mode,
    modes: useMemo(
      () =>
        PRIZE_MODES.map((each) => ({
          mode: each,
          path: isLobby ? lobbyPath(each, playType ?? DEFAULT_PLAY_TYPE) : modePath(each),
          isChosen: each === mode,
        })),
      [isLobby, playType, mode],
    ),
    lotteries,
    status: isLong ? 'failed' : list.status,
    retry,
    refusal: list.refusal,
  }
}
