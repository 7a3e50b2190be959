import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { type PlayType, textOf, useBetSlip, useLinePicker, useLotteryGame, useLotteryOrders, usePrompt } from '../index.ts'
import en from '../messages/en.json'
import { pass, renderIn, settle, type TestLobby, testLobby } from './testLobby.tsx'

export const CODE = 'ELOTT_ELOTT_1'
export const MEMBER = 'maria88'

/** A member, or whoever else, before the picks, the slip and the orders of a lottery. */
export async function started(member: string | undefined = MEMBER, options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ ...(member && { member }), ...options })
  const { result, unmount: leave } = renderIn(test, () => {
    const game = useLotteryGame(CODE)
    const [status, choose] = useState<'open' | 'won'>()
    const [playType, playAs] = useState<PlayType>('trad')
    return {
      game,
      picker: useLinePicker(game.table, playType),
      slip: useBetSlip(game.table, playType),
      orders: useLotteryOrders({ code: CODE, ...(status && { status }) }),
      choose,
      playAs,
      prompt: usePrompt(),
    }
  })
  await settle(test)
  const now = () => result.current
  const answer = (yes: boolean) => (yes ? now().prompt.confirm() : now().prompt.cancel())
  const step = async (work: () => void) => {
    await act(async () => {
      work()
      await settle(test)
    })
  }
  /** Answers the question that a step asks. */
  const agreed = async (work: () => void, yes = true) => {
    await step(work)
    await step(() => answer(yes))
  }
  const sides = () =>
    step(() => {
      now().picker.pick(0, 'big')
    })
      .then(() => step(() => now().picker.pick(0, 'small')))
      .then(() => step(() => void now().picker.add()))
  const cents = () => {
    const balance = test.backend.member(MEMBER)?.balanceCents ?? 0
    expect(test.backend.ledger(MEMBER)).toBe(balance)
    return balance
  }
  const said = () => test.lobby.state.notices.map(({ message }) => message && textOf(message, en))
  return { test, now, step, agreed, sides, cents, said, leave }
}

/** Passes the close of the draw that the game shows. */
export const passClose = (test: TestLobby, now: () => { game: { closes: { durationMs: number } | undefined } }) =>
  pass(test, (now().game.closes?.durationMs ?? 0) + 1_000)
