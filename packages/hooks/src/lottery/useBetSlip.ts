import { isApiError } from '@lobbykit/sdk'
import { useEffect } from 'react'
import type { Message } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { ask, notify } from '../core/notices/notices.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useIsHere } from '../core/useIsHere.ts'
import { useLobby } from '../core/useLobby.ts'
import { write } from '../core/write.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { fromHundredths } from '../money/hundredths.rules.ts'
import { balanceKey, balanceQueryOptions } from '../money/money.queries.ts'
import { type OnceState, onceState } from '../money/once/onceState.rules.ts'
import { useIntention } from '../money/once/useIntention.ts'
import { wholeHundredths } from '../money/spendable.rules.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import { type Chase, type ChaseRaise, chaseChoices, isChase, NO_CHASE } from './chase.rules.ts'
import type { SlipLine } from './line.rules.ts'
import { lotteryGameKey } from './lotteryGame.queries.ts'
import { placeOrderMutationOptions } from './orders.queries.ts'
import { LOTTERY_TEXTS } from './refusals.rules.ts'
import { type ShownLine, shownLine } from './shownLine.rules.ts'
import { changedLines, linesLeft, orderAbout, orderOf, slipProblem } from './slip.rules.ts'
import { hasSlip, type Slip } from './slips.ts'
import { gamePath } from './startPage.rules.ts'
import { useEndedHere } from './useEndedHere.ts'
import type { LotteryTable } from './useLotteryGame.ts'
import { useSlip, useSlipNow } from './useSlip.ts'

/** The bet slip of a game and a way to play, and how its order stands. */
export interface BetSlipResult extends OnceState {
  /** The lines of the slip, in the order in which they were added. */
  lines: readonly ShownLine[]
  /** Takes a line off the slip, by its id. */
  remove: (id: number) => void
  /** Takes all lines off the slip. */
  clear: () => void
  /** The chase over the next draws, as it is chosen now. */
  chase: Chase
  /** Whether the bets go over several draws: only then there is a raise and an end with the first win to choose. */
  isChase: boolean
  /** Numbers of draws a chase may have; 1 is none. */
  chaseChoices: readonly number[]
  /** Changes the chase; what is left out stays as it is. */
  setChase: (change: {
    /** Draws in all; 1 is no chase. */
    draws?: number
    /** Whether the stakes stay the same or double from draw to draw. */
    raise?: ChaseRaise
    /** Whether the chase ends with the first win. */
    stopOnWin?: boolean
  }) => void
  /** The draw that the bets are for, or with which a chase begins. */
  drawNo: string | undefined
  /** Bets over all draws. */
  count: number
  /** What they cost, in words with the currency. */
  total: string
  /** Why the slip cannot be ordered now. */
  problem: Message | undefined
  /** Whether it can be ordered now: it has lines and no problem, and it is known what came of the order before (BAL-05). */
  canOrder: boolean
  /** Whether odds of lines have changed; `acceptOdds` takes the new ones. */
  hasChanged: boolean
  /** Takes the new odds for all lines. */
  acceptOdds: () => void
  /** Asks the member and places the bets once; a guest goes to login and finds the slip again. Says whether they were placed. */
  order: () => Promise<boolean>
  /**
   * Leads the member whose session ended on this page to the login and back to their slip, which is kept; undefined where there is
   * none. Whatever call found the session ended, also any other way to the login leads back here.
   */
  logIn: (() => void) | undefined
}

/** Keeps these lines of a slip; an empty slip begins anew, without the chase that was chosen for what stood on it. */
function keepLines(slip: Slip, lines: readonly SlipLine[]) {
  slip.lines = [...lines]
  if (lines.length === 0) slip.chase = NO_CHASE
}

/**
 * The bet slip: bets, chase, total, and the order, which is placed at most once (BAL-05). One whose odds have changed, or whose
 * draw has closed meanwhile, is refused by the backend; the game is asked for anew then, and the slip stays.
 */
export function useBetSlip(table: LotteryTable | undefined, playType: PlayType): BetSlipResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const { code = '', draws = [], methods = [] } = table ?? {}
  const slip = useSlip(code, playType)
  const { lines, chase, totals } = useSlipNow(slip, draws.length)
  const { data: wallet } = useMemberQuery(balanceQueryOptions, undefined)
  const { attempt, refusal, refuse } = useAttempt(LOTTERY_TEXTS, `${code} ${playType}`)
  const isHere = useIsHere()
  const intention = useIntention('bet')
  const { begin, check, dismiss, found } = intention
  const changed = changedLines(lines, methods)
  const total = show(fromHundredths(totals.stake))
  const problem = slipProblem(lines, { draws, methods }, chase, wallet && wholeHundredths(wallet.sumBalance), show)

  // What is found out later to have been placed is on the slip no more, or it would be placed again.
  useEffect(() => {
    if (found?.outcome !== 'done') return
    const left = linesLeft(slip.key, slip.lines, found.about)
    if (left.length < slip.lines.length) keepLines(slip, left)
  }, [found, slip])

  const path = gamePath(code, playType)
  const ended = useEndedHere(path)
  const logIn = (member?: string) => {
    lobby.state.afterLogin = { path, ...(member !== undefined && { member }) }
    lobby.ports.navigate(pathOf('login'))
  }
  const confirmed = () => {
    const values = { count: totals.count, amount: total, draw: draws[0]?.drawNo ?? '', draws: chase.draws }
    return ask(lobby, {
      title: { id: 'order_ask_title' },
      text: { id: isChase(chase) ? 'order_ask_chase' : 'order_ask', values },
      confirm: { id: 'order_confirm' },
    })
  }
  const place = async (name: string): Promise<boolean> => {
    const body = orderOf({ code, draws }, playType, lines, chase)
    const member = lobby.state.session?.userName
    const send = (intention: string) =>
      write(lobby, placeOrderMutationOptions(lobby), { intention, language: lobby.state.language, body })
    try {
      const order = orderAbout(slip.key, lines, `${name}, ${total}`)
      const begun = await begin(order, send, fromHundredths(totals.stake))
      if (begun.outcome === 'busy') check()
      // What was ordered is on the slip no more, whether it was told at once or found out; what came onto it meanwhile stays.
      if (begun.outcome !== 'answered' && begun.outcome !== 'done') return false
      keepLines(slip, linesLeft(slip.key, slip.lines, order))
      const amount = begun.outcome === 'answered' ? show(begun.value.amount) : total
      notify(lobby, 'success', { id: 'order_placed', values: { count: totals.count, amount } })
      if (begun.outcome === 'answered') dismiss()
      return true
    } catch (error) {
      // What the slip was checked against may have changed meanwhile: the draw, the odds, the balance.
      for (const queryKey of [lotteryGameKey, balanceKey]) void lobby.queryClient.invalidateQueries({ queryKey })
      // The slip of a member whose session has ended is there again after the login.
      if (isApiError(error) && error.sessionEnded && isHere()) logIn(member)
      throw error
    }
  }
  return {
    ...onceState(intention, 'bets', { refusal }),
    lines: lines.map((line) => {
      const now = methods.find(({ code: each }) => each === line.method)
      return shownLine(line, now, changed.has(line.id), show)
    }),
    remove(id) {
      keepLines(
        slip,
        slip.lines.filter((line) => line.id !== id),
      )
    },
    clear() {
      keepLines(slip, [])
    },
    chase,
    isChase: isChase(chase),
    chaseChoices: chaseChoices(draws.length),
    setChase(change) {
      slip.chase = { ...slip.chase, ...change }
    },
    drawNo: draws[0]?.drawNo,
    count: totals.count,
    total,
    problem: lines.length === 0 ? undefined : problem,
    canOrder: lines.length > 0 && !problem && !intention.isUnsure,
    hasChanged: changed.size > 0,
    acceptOdds() {
      refuse(undefined)
      const left = slip.lines.flatMap((line) => {
        const now = methods.find((each) => each.code === line.method)
        return now ? [{ ...line, oddsId: now.oddsId }] : []
      })
      keepLines(slip, left)
    },
    async order() {
      let isPlaced = false
      await attempt(async () => {
        if (!table || lines.length === 0 || problem) return
        if (!lobby.state.session) return logIn()
        if (await confirmed()) isPlaced = await place(table.name)
      })
      return isPlaced
    },
    logIn: ended !== undefined && hasSlip(lobby, ended, code, playType) ? () => logIn(ended) : undefined,
  }
}
