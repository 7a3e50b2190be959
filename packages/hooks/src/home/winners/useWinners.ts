import { useMemo } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { WINNER_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useLaunch } from '../../games/launch/useLaunch.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { winnersQueryOptions } from './winners.queries.ts'
import { byWinAmount, launchOfWinner, tickerScrolls } from './winners.rules.ts'

/** A winner as the ticker and the leaderboard show them. */
export interface ShownWinner {
  /** Tells it from the others. */
  key: string
  /** Who won, with a part of the name hidden by the backend. */
  name: string
  /** In which game. */
  gameName: string
  /** How much, with the currency's sign (WIN-01). */
  amount: string
  /** Places of the game's icon, best first. */
  icon: readonly string[]
  /** Whether the backend says which game to launch. */
  canLaunch: boolean
  /** Launches that game; does nothing where nobody says which it is (WIN-01). */
  launch: () => Promise<void>
}

/** Who just won. */
export interface WinnersResult extends ReadState {
  /** The highest win first (WIN-02), twenty at the most (WIN-03). */
  winners: readonly ShownWinner[]
  /** Whether the ticker scrolls: with more than three winners (WIN-02). */
  scrolls: boolean
}

/** The latest winners, the highest win first, and the launch of a winner's game (WIN-01 to WIN-03). */
export function useWinners(): WinnersResult {
  const language = useSettledLanguage(WINNER_RELOAD_MS)
  const { of: placesOf } = useImages()
  const launch = useLaunch()
  const show = useMoneyText()
  const { data, status, retry, refusal } = useLobbyQuery(winnersQueryOptions, { language })
  const winners = useMemo(
    () =>
      byWinAmount((data ?? []).map(({ vo }) => vo)).map((winner, index): ShownWinner => {
        const input = launchOfWinner(winner)
        return {
          key: `${index} ${winner.customerName} ${winner.winAmount}`,
          name: winner.customerName,
          gameName: winner.gameName,
          amount: show(winner.winAmount),
          icon: placesOf(winner.iconUrl),
          canLaunch: input !== undefined,
          launch: async () => {
            if (input) await launch(input)
          },
        }
      }),
    [data, show, placesOf, launch],
  )
  return { winners, scrolls: tickerScrolls(winners.length), status, retry, refusal }
}
