import { useCallback, useEffect, useMemo, useRef } from 'react'
import { availablePromotionsKey } from '../account/unclaimed.queries.ts'
import { useWhenDue } from '../core/clock/useWhenDue.ts'
import { TOAST_LONG_MS } from '../core/notices/notices.rules.ts'
import { notify } from '../core/notices/notices.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useLobby } from '../core/useLobby.ts'
import { balanceKey } from '../money/money.queries.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import { lotteryOrderQueryOptions, lotteryOrdersKey } from './orders.queries.ts'
import { type LotteryOrder, leftAtDraw, openOf, type SettledDraw, settledSince, untilOrdersChange } from './orders.rules.ts'

/**
 * Looks at open bets again, and says what came of their draws; the balance and the badge are asked for anew. `known` are also orders that the
 * chosen status does not show: one that is settled leaves the open ones. One that is shown nowhere any more is asked for alone.
 */
export function useDrawNotices(known: readonly LotteryOrder[], language: string) {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const show = useMoneyText()
  const { clock } = lobby.ports
  const open = useMemo(() => known.flatMap(openOf), [known])
  useWhenDue(
    useCallback(() => untilOrdersChange(open, clock), [open, clock]),
    () => void lobby.queryClient.invalidateQueries({ queryKey: lotteryOrdersKey }),
  )
  const tell = useCallback(
    (settled: readonly SettledDraw[]) => {
      for (const { drawNo: draw, win } of settled) {
        if (win > 0) notify(lobby, 'success', { id: 'draw_won', values: { draw, amount: show(win) } }, TOAST_LONG_MS)
        else notify(lobby, 'info', { id: 'draw_lost', values: { draw } })
      }
      if (settled.length === 0) return
      for (const queryKey of [balanceKey, availablePromotionsKey]) void lobby.queryClient.invalidateQueries({ queryKey })
    },
    [lobby, show],
  )
  const before = useRef(known)
  useEffect(() => {
    const last = before.current
    before.current = known
    tell(settledSince(last, known))
    // Who has logged out sees no orders any more, and none is asked for.
    if (!isLoggedIn) return
    for (const order of leftAtDraw(last, known, clock)) {
      const one = lotteryOrderQueryOptions(lobby, { language, orderId: order.orderId })
      lobby.queryClient.fetchQuery(one).then((found) => tell(found ? settledSince([order], [found]) : []), lobby.ports.report)
    }
  }, [lobby, known, language, isLoggedIn, clock, tell])
}
