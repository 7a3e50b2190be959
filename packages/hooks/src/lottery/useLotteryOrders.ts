import { useCallback, useMemo } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { uniqueBy } from '../core/list.rules.ts'
import { ask, notify } from '../core/notices/notices.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { dayAndTimeIn, viewerZone } from '../core/time/localTime.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import { type PagedState, usePagedQuery } from '../core/usePagedQuery.ts'
import { write } from '../core/write.ts'
import { sumOf } from '../money/hundredths.rules.ts'
import { type OnceState, onceState } from '../money/once/onceState.rules.ts'
import { useIntention } from '../money/once/useIntention.ts'
import { useTaken } from '../money/once/useTaken.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import {
  cancelSubordersMutationOptions,
  lotteryOrdersInfiniteQueryOptions,
  lotteryOrdersKey,
  type OrderStatus,
} from './orders.queries.ts'
import { type LotteryOrder, type LotteryOrderPage, mayCancel, openOf, type Suborder, winOf } from './orders.rules.ts'
import { LOTTERY_TEXTS } from './refusals.rules.ts'
import { type ShownSuborder, shownSuborder } from './shownSuborder.rules.ts'
import { useDrawNotices } from './useDrawNotices.ts'

/** An order as it shows. */
export interface ShownOrder {
  /** Number of the order. */
  id: string
  /** Name of the game. */
  name: string
  /** When it was placed, as MM/DD HH:mm in the member's time zone. */
  placedAt: string
  /** What the order cost, in words with its currency. */
  amount: string
  /** What it has won so far, in words with its currency; undefined for nothing. */
  win: string | undefined
  /** Whether it bets on several draws. */
  isChase: boolean
  /** Its bets, each on one draw. */
  suborders: readonly ShownSuborder[]
  /** Takes back all bets of it that are still open; undefined where fewer than two are. */
  cancelRest: (() => Promise<void>) | undefined
  /** Whether all its open bets are being taken back now, or have been and the orders have not come again yet. */
  isCancelling: boolean
}

/** The history of bets. */
export interface LotteryOrdersResult extends PagedState {
  /** Whether somebody is logged in; a guest has no orders. */
  isLoggedIn: boolean
  /** Notes that a guest who goes to the login comes back to where the orders are shown. */
  comeBack: () => void
  /** The orders so far, the newest first, each once. */
  orders: readonly ShownOrder[]
  /** Orders there are; undefined until it is known. */
  total: number | undefined
  /** Asks the member and takes suborders back, once; at the close the backend refuses. */
  cancel: (
    suborders: readonly {
      /** Number of a suborder. */
      id: string
    }[],
  ) => Promise<void>
  /** How taking suborders back stands; their cost tells them. */
  cancelling: OnceState
}

const ordersOf = (data: { pages: readonly LotteryOrderPage[] } | undefined): readonly LotteryOrder[] =>
  uniqueBy(data?.pages.flatMap(({ list }) => list) ?? [], ({ orderId }) => orderId)

/** What tells taking back these from taking back others. */
const nameOf = (rows: readonly Pick<Suborder, 'suborderId'>[]) => rows.map(({ suborderId }) => suborderId).join(' ')

/**
 * The member's orders of a game or of all, the newest first. While any is open they are looked at again, and what came of a
 * draw is said in a notice, whichever status is chosen. Suborders can be taken back until their draw closes, at most once (BAL-05).
 */
export function useLotteryOrders({ code, status }: { code?: string; status?: OrderStatus } = {}): LotteryOrdersResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const isLoggedIn = useIsLoggedIn()
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const options = lotteryOrdersInfiniteQueryOptions(lobby, { language, code, status })
  const {
    data,
    status: load,
    retry,
    refusal: unloaded,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
  } = usePagedQuery(options, isLoggedIn)
  const every = lotteryOrdersInfiniteQueryOptions(lobby, { language, code, status: undefined })
  const { data: all } = usePagedQuery(every, isLoggedIn)
  const orders = useMemo(() => ordersOf(data), [data])
  const known = useMemo(() => uniqueBy([...ordersOf(all), ...orders], ({ orderId }) => orderId), [all, orders])
  const { clock } = lobby.ports
  const cancellable = (rows: readonly Suborder[]) => rows.filter((row) => mayCancel(row, clock))
  useDrawNotices(known, language)
  const { attempt, send, sending, ...sent } = useAttempt(LOTTERY_TEXTS)
  const intention = useIntention('betCancel')
  const { begin, check, dismiss } = intention
  // What has been taken back looks as if it was open until the orders have come again.
  const { taken, take } = useTaken()
  const isTaken = ({ suborderId }: Suborder) => taken.some((name) => name.split(' ').includes(suborderId))
  const isCancelling = (rows: readonly Suborder[]) => rows.length > 0 && [sending, ...taken].includes(nameOf(rows))

  const amountOf = (rows: readonly Suborder[]) => sumOf(rows.map(({ amount }) => amount))
  const cancel = (chosen: readonly { id: string }[]) =>
    attempt(async () => {
      const ids = new Set(chosen.map(({ id }) => id))
      const rows = cancellable(orders.flatMap(openOf)).filter((row) => ids.has(row.suborderId) && !isTaken(row))
      const amount = show(amountOf(rows))
      const question = {
        title: { id: 'cancel_ask_title' },
        text: { id: 'cancel_ask', values: { amount } },
        confirm: { id: 'cancel_confirm' },
      } as const
      if (rows.length === 0 || !(await ask(lobby, question))) return
      const suborderIds = rows.map(({ suborderId }) => suborderId)
      try {
        const once = (intention: string) => write(lobby, cancelSubordersMutationOptions(lobby), { intention, suborderIds })
        const name = nameOf(rows)
        const begun = await send(() => begin({ bets: amount }, once), name)
        if (begun.outcome === 'busy') check()
        else if (begun.outcome === 'answered') {
          notify(lobby, 'success', { id: 'cancel_done', values: { amount: show(begun.value.amount) } })
          dismiss()
        }
        take(name, begun)
      } catch (error) {
        void lobby.queryClient.invalidateQueries({ queryKey: lotteryOrdersKey })
        throw error
      }
    })

  const zone = viewerZone()
  return {
    isLoggedIn,
    comeBack: useCallback(() => {
      const { pathname, search } = new URL(lobby.ports.device.address())
      lobby.state.afterLogin = { path: pathname + search }
    }, [lobby]),
    orders: orders.map((order): ShownOrder => {
      const win = winOf(order)
      const open = cancellable(order.suborders)
      const rest = (isCancelling(open) ? open : open.filter((row) => !isTaken(row))).map(({ suborderId: id }) => ({ id }))
      return {
        id: order.orderId,
        name: order.name,
        placedAt: dayAndTimeIn(zone, order.placedAt),
        amount: show(order.amount),
        win: win ? show(win) : undefined,
        isChase: order.isChase,
        suborders: order.suborders.map((row) =>
          shownSuborder(row, show, {
            canCancel: mayCancel(row, clock) && (!isTaken(row) || isCancelling([row])),
            isCancelling: isCancelling([row]),
          }),
        ),
        cancelRest: rest.length > 1 ? () => cancel(rest) : undefined,
        isCancelling: rest.length > 1 && isCancelling(open),
      }
    }),
    total: data?.pages[0]?.total,
    status: load,
    retry,
    refusal: unloaded,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    cancel,
    cancelling: onceState(intention, 'bets', sent),
  }
}
