import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJackpot, useLanguage } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

/** Gives the numbers one after the other, then the last one again and again. */
const chances = (...numbers: number[]) => {
  let at = 0
  return () => numbers[Math.min(at++, numbers.length - 1)] ?? 0
}

it('HOME-11 HOME-12 it starts where chance says, shows two decimals and grows step by step', async () => {
  // Start at the bottom; wait 3 s, add 100; wait 5 s, add 500.
  const test = await testLobby({ ports: { random: chances(0, 0, 0, 0.99, 0.999, 0) } })
  const { result } = renderIn(test, () => useJackpot(true))
  await settle(test)
  expect(result.current).toEqual({ amount: 70_000_000, text: '₱70,000,000.00' })
  await pass(test, 2_999)
  expect(result.current.amount).toBe(70_000_000)
  await pass(test, 1)
  expect(result.current.text).toBe('₱70,000,100.00')
  await pass(test, 4_999)
  expect(result.current.amount).toBe(70_000_100)
  await pass(test, 1)
  expect(result.current.text).toBe('₱70,000,600.00')
})

it('HOME-12 nothing moves while it does not run, and it goes on from where it stood', async () => {
  const test = await testLobby()
  let running = false
  const { result, rerender } = renderIn(test, () => useJackpot(running))
  await settle(test)
  const start = result.current.amount
  await pass(test, 60_000)
  expect(result.current.amount).toBe(start)
  running = true
  rerender()
  await pass(test, 4_000)
  expect(result.current.amount).toBe(start + 300)
  running = false
  rerender()
  await pass(test, 60_000)
  expect(result.current.amount).toBe(start + 300)
})

it('HOME-12 who leaves home and comes back finds the same pot; another lobby has its own', async () => {
  const test = await testLobby()
  const first = renderIn(test, () => useJackpot(true))
  await pass(test, 4_000)
  const { amount } = first.result.current
  first.unmount()
  await pass(test, 60_000)
  expect(renderIn(test, () => useJackpot(true)).result.current.amount).toBe(amount)
  const other = await testLobby({ ports: { random: () => 0 } })
  expect(renderIn(other, () => useJackpot(true)).result.current.amount).toBe(70_000_000)
})

it('HOME-11 the amount is written as the language writes it', async () => {
  const test = await testLobby({ config: { languages: ['EN', 'FR'] } })
  const { result } = renderIn(test, () => ({ pot: useJackpot(false), language: useLanguage() }))
  await settle(test)
  act(() => result.current.language.choose('FR'))
  await settle(test)
  expect(result.current.pot.text.replace(/\s/g, ' ')).toBe('100 000 000,00 ₱')
})
