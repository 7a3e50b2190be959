import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { balanceQueryOptions } from './money.queries.ts'
import { maskDigits } from './money.rules.ts'
import { spendable } from './spendable.rules.ts'
import { useMoneyText } from './useMoneyText.ts'

/** The member's balance as it may be shown. */
export interface BalanceResult extends ReadState {
  /** The amount with two decimals and the currency's sign, each digit masked while it is hidden or loading (BAL-01). */
  text: string
  /** Whether the member hides amounts; kept on the device (BAL-01). */
  isHidden: boolean
  /** Whether a fresh amount is under way. */
  isRefreshing: boolean
  /** Whether the last refresh failed; an older amount may still show. */
  isFailed: boolean
  /** The button for the amount of now: what `retry` is for a member, while a guest goes to login (BAL-02). */
  refresh: () => void
  /** Hides the amounts, or shows them again (BAL-01). */
  toggleHidden: () => void
}

/** The balance as it may be shown: two decimals, masked while hidden or loading; a guest who refreshes logs in (BAL-01, BAL-02). */
export function useBalance(): BalanceResult {
  const lobby = useLobby()
  const { hideBalance } = useSnapshot(lobby.state)
  const { data, status, isFetching, error, retry, refusal } = useMemberQuery(balanceQueryOptions, undefined)
  const text = useMoneyText()(spendable(data?.sumBalance ?? 0))
  const refresh = useCallback(() => {
    if (lobby.state.session) retry()
    else lobby.ports.navigate(pathOf('login'))
  }, [lobby, retry])
  const toggleHidden = useCallback(() => {
    lobby.state.hideBalance = !lobby.state.hideBalance
    lobby.ports.localStorage.setItem(STORAGE_KEYS.hideBalance, lobby.state.hideBalance ? '1' : '0')
  }, [lobby])
  return {
    status,
    retry,
    refusal,
    text: hideBalance || isFetching || data === undefined ? maskDigits(text) : text,
    isHidden: hideBalance,
    isRefreshing: isFetching,
    isFailed: error !== null,
    refresh,
    toggleHidden,
  }
}
