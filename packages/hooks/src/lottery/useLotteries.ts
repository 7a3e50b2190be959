import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { GAME_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { usePrizeMode } from '../launch/usePrizeMode.ts'
import { drawsQueryOptions, lotteriesQueryOptions } from './lottery.queries.ts'
import { lotteryMode, untilNextDraw, withDraws } from './lottery.rules.ts'

/**
 * The lotteries of a prize mode with their draws; of the site's own mode unless another is named (LAUNCH-06). The next draw
 * is fetched once one has closed; lotteries show without draws, too.
 */
export function useLotteries(wanted = '') {
  const lobby = useLobby()
  const { clock } = lobby.ports
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const own = usePrizeMode()
  const mode = lotteryMode(wanted, own)
  const isKnown = own !== undefined || mode === wanted
  const { data, isPending, isError, refetch } = useQuery({
    ...lotteriesQueryOptions(lobby, { language, prizeMode: mode }),
    enabled: isKnown,
  })
  const { data: draws } = useQuery({
    ...drawsQueryOptions(lobby, { language }),
    refetchInterval: ({ state }) => untilNextDraw(state.data ?? [], clock.now()) ?? false,
  })
  return {
    mode,
    lotteries: useMemo(() => withDraws(data ?? [], draws ?? []), [data, draws]),
    isLoading: isPending,
    isFailed: isError,
    retry: refetch,
  }
}

/** The time, each second anew, for countdowns. */
export function useNow(): number {
  const { clock } = useLobby().ports
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const tick = () => {
      setNow(clock.now())
      timer = clock.setTimeout(tick, 1_000)
    }
    let timer = clock.setTimeout(tick, 1_000)
    return () => clock.clearTimeout(timer)
  }, [clock])
  return now
}
