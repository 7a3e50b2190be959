import { useEffect, useRef } from 'react'
import { MEMBER_KEYS } from '../../core/keys.ts'
import { useLanguage } from '../../core/language/useLanguage.ts'
import { useSafeUrl } from '../../core/navigation/useOpenLink.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { depositOrderQueryOptions } from './deposit.queries.ts'
import { type DepositOrder, ORDER_LOOK_MS, orderStatus } from './deposit.rules.ts'

/** An order of a deposit, as it stands now. */
export interface DepositOrderResult {
  load: ReadState
  order: DepositOrder | undefined
  /** `waiting` for the payment; it is looked at again every few seconds. */
  status: 'waiting' | 'done' | 'refused' | undefined
  /** The amount to pay, in words. */
  amount: string | undefined
  /** The page of the payment gateway, where it may be opened; undefined for every other way to pay. */
  payUrl: string | undefined
}

/** An order of a deposit by its number: what to pay where, and whether it has arrived (BAL-03). */
export function useDepositOrder(orderId: string): DepositOrderResult {
  const lobby = useLobby()
  const { code: language } = useLanguage()
  const show = useMoneyText()
  const enabled = useIsLoggedIn() && orderId !== ''
  const { data, status, retry } = useLobbyQuery(
    depositOrderQueryOptions,
    { language, orderId },
    {
      enabled,
      refetchInterval: (order) => (order && orderStatus(order) === 'waiting' ? ORDER_LOOK_MS : false),
    },
  )
  const now = data && orderStatus(data)
  const before = useRef(now)
  useEffect(() => {
    // The wallet and the promotions change with it.
    if (before.current === 'waiting' && now === 'done') void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
    before.current = now
  }, [lobby, now])
  const safeUrl = useSafeUrl()
  return { load: { status, retry }, order: data, status: now, amount: data && show(data.amount), payUrl: safeUrl(data?.payUrl) }
}
