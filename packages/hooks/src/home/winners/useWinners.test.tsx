import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLanguage, useWinners } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const WINNERS = '/wps/game/winners'
const useBoard = () => ({ board: useWinners(), language: useLanguage() })

async function board(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const { result } = renderIn(test, useBoard)
  await settle(test)
  return { test, result }
}

it('WIN-03 the board asks for all games, in the language, twenty at the most', async () => {
  const { test, result } = await board()
  expect(test.network.sent.filter(({ path }) => path === WINNERS).map(({ query }) => query)).toEqual([
    { gameCategory: 'ALL', language: 'EN', limitNum: '20' },
  ])
  expect(result.current.board.winners).toHaveLength(20)
})

it('WIN-02 the highest win stands first and more than three scroll', async () => {
  const { result } = await board()
  const amounts = result.current.board.winners.map(({ amount }) => Number(amount.replace(/[^\d.]/g, '')))
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
  expect(result.current.board.scrolls).toBe(true)
})

it.each([
  [3, false],
  [4, true],
])('WIN-02 with %i entries it scrolls: %s', async (count, scrolls) => {
  const test = await testLobby()
  const entry = (winAmount: number) => ({ vo: { customerName: 'a***b', gameName: 'Reels', winAmount } })
  test.network.alter(WINNERS, () => [...Array(count).keys()].map(entry))
  const { result } = renderIn(test, useWinners)
  await settle(test)
  expect(result.current.scrolls).toBe(scrolls)
})

it('WIN-01 an entry names who, in which game, and how much with the currency', async () => {
  const { result } = await board()
  const [first] = result.current.board.winners
  expect(first?.name).toMatch(/\*\*\*/)
  expect(first?.amount).toMatch(/^₱[\d,]+\.\d\d$/)
  expect(first?.icon).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/art\/game\//)])
})

it('WIN-01 a tap launches the game of the entry', async () => {
  const { test, result } = await board({ member: 'maria88' })
  const [first] = result.current.board.winners
  if (!first) throw new Error('no winner')
  await act(first.launch)
  expect(String(test.wentTo[0])).toMatch(/^\/m\/launchGame\?.*nodeId=[1-9]\d*/)
})

it('WIN-01 an entry that does not say which game launches nothing', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter(WINNERS, () => [{ vo: { customerName: 'a***b', gameName: 'Reels', winAmount: 1 } }])
  const { result } = renderIn(test, useWinners)
  await settle(test)
  const [only] = result.current.winners
  expect(only?.canLaunch).toBe(false)
  if (only) await act(only.launch)
  expect(test.wentTo).toEqual([])
})

it('WIN-03 APP-23 the board is fetched anew 250 ms after a change of language, and stays on screen meanwhile', async () => {
  const { test, result } = await board()
  act(() => result.current.language.choose('TY'))
  await pass(test, 249)
  expect(test.network.count(WINNERS)).toBe(1)
  expect(result.current.board.winners).toHaveLength(20)
  await pass(test, 1)
  expect(test.network.sent.filter(({ path }) => path === WINNERS).map(({ query }) => query.language)).toEqual(['EN', 'TY'])
})

it.each(['500', 'drop', 'malformed', 'string'] as const)(
  'ERR-03 a board that did not come (%s) leaves a retry',
  async (kind) => {
    const test = await testLobby()
    test.backend.fault('listWinners', kind, 1)
    const { result } = renderIn(test, useWinners)
    await settle(test)
    expect(result.current).toMatchObject({ winners: [], scrolls: false, status: 'failed' })
    act(() => result.current.retry())
    await settle(test)
    expect(result.current.winners).toHaveLength(20)
  },
)
