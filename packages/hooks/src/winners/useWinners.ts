import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useImages } from '../images/useImages.ts'
import { tagOf, WINNER_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { useSettings } from '../startup/useStartup.ts'
import { formatMoney } from '../wallet/wallet.rules.ts'
import { winnersQueryOptions } from './winners.queries.ts'
import { byWinAmount, launchOfWinner, tickerScrolls, type Winner } from './winners.rules.ts'

/** A winner as the ticker and the leaderboard show him. */
export interface ShownWinner {
  key: string
  winner: Winner
  /** The amount with the currency's symbol (WIN-01). */
  amount: string
  /** Places of the icon, best first. */
  icon: readonly string[]
  /** Whether the entry says which game to launch. */
  canLaunch: boolean
}

/** The latest winners, the highest win first, and the launch of a winner's game (WIN-01 to WIN-03). */
export function useWinners() {
  const lobby = useLobby()
  const { language: shownIn } = useSnapshot(lobby.state)
  const language = useSettledLanguage(WINNER_RELOAD_MS)
  const { of: placesOf } = useImages()
  const play = useLaunch()
  const { currency } = useSettings()
  const { data, isPending, isError, refetch } = useQuery(winnersQueryOptions(lobby, { language }))
  const winners = useMemo(
    () =>
      byWinAmount((data ?? []).map(({ vo }) => vo)).map(
        (winner, index): ShownWinner => ({
          key: `${index} ${winner.customerName} ${winner.winAmount}`,
          winner,
          amount: formatMoney(winner.winAmount, { tag: tagOf(shownIn), currency }),
          icon: placesOf(winner.iconUrl),
          canLaunch: launchOfWinner(winner) !== undefined,
        }),
      ),
    [data, shownIn, currency, placesOf],
  )
  const launch = useCallback(
    ({ winner }: ShownWinner) => {
      const input = launchOfWinner(winner)
      return input ? play(input) : Promise.resolve(undefined)
    },
    [play],
  )
  return {
    winners,
    scrolls: tickerScrolls(winners.length),
    launch,
    isLoading: isPending,
    isFailed: isError,
    retry: () => void refetch(),
  }
}
