import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { STORAGE_KEYS } from '../core/storage.ts'
import { tagOf } from '../language/language.rules.ts'
import { LOGIN } from '../navigation/route.rules.ts'
import { useIsLoggedIn } from '../session/useIsLoggedIn.ts'
import { useSettings } from '../startup/useStartup.ts'
import { balanceQueryOptions } from './wallet.queries.ts'
import { formatMoney, maskDigits } from './wallet.rules.ts'

/** The balance as it may be shown: two decimals, masked while hidden or loading; a guest who refreshes logs in (BAL-01, BAL-02). */
export function useBalance() {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const { hideBalance, language } = useSnapshot(lobby.state)
  const { currency } = useSettings()
  const { data, isFetching, isError, refetch } = useQuery({ ...balanceQueryOptions(lobby), enabled: isLoggedIn })
  const text = formatMoney(data?.sumBalance ?? 0, { tag: tagOf(language), currency })
  const refresh = useCallback(() => {
    if (lobby.state.session) void refetch()
    else lobby.ports.navigate(LOGIN)
  }, [lobby, refetch])
  const toggleHidden = useCallback(() => {
    lobby.state.hideBalance = !lobby.state.hideBalance
    lobby.ports.localStorage.setItem(STORAGE_KEYS.hideBalance, lobby.state.hideBalance ? '1' : '0')
  }, [lobby])
  return {
    text: hideBalance || isFetching || data === undefined ? maskDigits(text) : text,
    isHidden: hideBalance,
    isRefreshing: isFetching,
    isFailed: isError,
    refresh,
    toggleHidden,
  }
}
