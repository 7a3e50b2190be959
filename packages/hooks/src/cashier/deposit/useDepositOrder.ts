import { useEffect, useRef } from 'react'
import { MEMBER_KEYS } from '../../core/keys.ts'
import { useLanguage } from '../../core/language/useLanguage.ts'
import type { Message } from '../../core/message.ts'
import { useSafeUrl } from '../../core/navigation/useOpenLink.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { AMOUNT_DECIMALS } from '../../money/money.rules.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { depositOrderQueryOptions } from './deposit.queries.ts'
import { codeUrl, type DepositOrder, ORDER_LOOK_MS, orderStatus } from './deposit.rules.ts'

/** An order of a deposit, as it stands now. */
export interface DepositOrderResult {
  /** How the call for the order stands. */
  load: ReadState
  /** What the backend says of the order; undefined until it is known. */
  order: DepositOrder | undefined
  /** `waiting` for the payment; it is looked at again every few seconds. */
  status: 'waiting' | 'done' | 'refused' | undefined
  /** The amount to pay, in words. */
  amount: string | undefined
  /** The amount in plain digits with both decimals, to be copied. */
  plainAmount: string | undefined
  /** The number of the account to pay to, as a bank takes it; undefined where there is none. */
  plainNumber: string | undefined
  /** The account to pay to, while the order waits; undefined where there is none, and once it is paid or refused, or one might pay twice. */
  account: DepositOrder['account'] | undefined
  /** What stands in the code to scan, as long as `account` would. */
  qrText: string | undefined
  /** The page to pay at, as long as `account` would, where it may be opened: the payment gateway's, or what the code to scan leads to. */
  payUrl: string | undefined
  /** Why an order that waits cannot be paid here: the gateway's page may not be opened, or there is no way to pay it at all. */
  problem: Message | undefined
}

/** An order of a deposit by its number: what to pay where, and whether it has arrived (BAL-03). */
export function useDepositOrder(orderId: string): DepositOrderResult {
  const lobby = useLobby()
  const { code: language } = useLanguage()
  const show = useMoneyText()
  const enabled = useIsLoggedIn() && orderId !== ''
  const { data, status, retry, refusal } = useLobbyQuery(
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
  const gateway = safeUrl(data?.payUrl)
  const code = codeUrl(data?.qrText, { base: lobby.ports.device.address(), hosts: lobby.config.linkHosts })
  const toPay = now === 'waiting' ? data : undefined
  const isPageRefused = toPay?.payUrl !== undefined && gateway === undefined
  // One in a state that is not known may be paid already.
  const hasNoWay = toPay?.status === 'waiting' && !toPay.account && !toPay.qrText && gateway === undefined
  return {
    load: { status, retry, refusal },
    order: data,
    status: now,
    amount: data && show(data.amount),
    plainAmount: data?.amount.toFixed(AMOUNT_DECIMALS),
    plainNumber: data?.account?.number.replaceAll(' ', ''),
    account: toPay?.account,
    qrText: toPay?.qrText,
    payUrl: toPay && (gateway ?? code),
    problem: isPageRefused || hasNoWay ? { id: 'payment_page_refused' } : undefined,
  }
}
