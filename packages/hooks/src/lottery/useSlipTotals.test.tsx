import { expect, it } from 'vitest'
import { useSlipTotals } from '../index.ts'
import { MEMBER, started } from '../test/lotteryPlayer.tsx'
import { renderIn, settle } from '../test/testLobby.tsx'

it('says how much is on the slip, over all draws of its chase, as the slip itself does', async () => {
  const { test, now, step, sides } = await started(MEMBER)
  const { result } = renderIn(test, () => useSlipTotals(now().game.table, 'trad'))
  await settle(test)
  expect(result.current).toEqual({ isEmpty: true, count: 0, total: '₱0.00' })
  await sides()
  expect(result.current).toEqual({ isEmpty: false, count: 2, total: '₱2.00' })
  await step(() => now().slip.setChase({ draws: 3, raise: 'double' }))
  expect(result.current).toEqual({ isEmpty: false, count: 6, total: '₱14.00' })
  expect(now().slip).toMatchObject({ count: 6, total: '₱14.00' })
  await step(() => now().slip.clear())
  expect(result.current.isEmpty).toBe(true)
})

it('is of one way to play, and empty while the game is not known', async () => {
  const { test, now, sides } = await started(MEMBER)
  await sides()
  const { result } = renderIn(test, () => [useSlipTotals(now().game.table, 'ent'), useSlipTotals(undefined, 'trad')])
  await settle(test)
  expect(result.current).toMatchObject([{ isEmpty: true }, { isEmpty: true }])
})
