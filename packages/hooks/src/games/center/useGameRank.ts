import { useMemo } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { GAME_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../../core/navigation/pathChoice.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { inputOfGame } from '../launch/launchInput.rules.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { gameRankQueryOptions } from './gameCenter.queries.ts'
import { parseRankSearch, RANK_BYS, RANK_PERIODS, type RankBy, type RankPeriod, rankSearch } from './gameCenter.rules.ts'

/** A place of a rank list. */
export interface ShownRank {
  /** Tells it from the others. */
  key: string
  /** The first is 1. */
  place: number
  /** The game, or the player with a part of the name hidden by the backend. */
  name: string
  /** What was won in all, with the currency's sign. */
  amount: string
  /** How many wins these are. */
  wins: number
  /** Places of the game's icon, best first (APP-21); none for a player. */
  icon: readonly string[]
  /** Launches the game, a lottery itself (LAUNCH-02, LAUNCH-04); undefined for a player. */
  launch: (() => Promise<void>) | undefined
}

/** A rank list. */
export interface GameRankResult extends ReadState {
  /** Whether games or players are ranked. */
  by: RankBy
  /** Whom it may be of. */
  bys: readonly (PathChoice & {
    /** Whom the list is of. */
    by: RankBy
  })[]
  /** How far back wins count. */
  period: RankPeriod
  /** How far back it may go. */
  periods: readonly (PathChoice & {
    /** How far back wins count. */
    period: RankPeriod
  })[]
  /** Best first. */
  entries: readonly ShownRank[]
}

/**
 * Who won most: games or players of the last day or week, as the query of the address says; of one category, of several with commas,
 * or of ALL. `path` is the page that shows it, the game centre unless told otherwise.
 */
export function useGameRank(search: string, gameCategory = 'ALL', path: string = pathOf('gameCenter')): GameRankResult {
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const { ofGame } = useImages()
  const launch = useLaunch()
  const money = useMoneyText()
  const { by, period } = useMemo(() => parseRankSearch(search), [search])
  const { data, status, retry, refusal } = useLobbyQuery(gameRankQueryOptions, { language, by, period, gameCategory })
  return useMemo(
    () => ({
      by,
      bys: RANK_BYS.map((each) => ({
        by: each,
        path: `${path}?${rankSearch({ by: each, period })}`,
        isChosen: each === by,
      })),
      period,
      periods: RANK_PERIODS.map((each) => ({
        period: each,
        path: `${path}?${rankSearch({ by, period: each })}`,
        isChosen: each === period,
      })),
      entries: (data ?? []).map(({ name, winAmount, wins, game }, at): ShownRank => {
        const gameCode = game?.gameId
        return {
          key: String(at),
          place: at + 1,
          name,
          amount: money(winAmount),
          wins,
          icon: game ? ofGame(game) : [],
          launch: game && (async () => void (await launch(inputOfGame({ ...game, ...(gameCode && { gameCode }) })))),
        }
      }),
      status,
      retry,
      refusal,
    }),
    [data, by, period, path, money, ofGame, launch, status, retry, refusal],
  )
}
