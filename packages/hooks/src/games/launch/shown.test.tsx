import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCategory, useGameTile, useLotteries, useWinners } from '../../index.ts'
import { findGames, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

interface Shown {
  name: string
  icon: readonly string[]
  launch: () => unknown
}

/** A thing of each kind as a hook gives it, to a member, in one lobby of its own. */
const kinds: [string, (test: Awaited<ReturnType<typeof testLobby>>) => Promise<() => Shown | undefined>][] = [
  [
    'game',
    async (test) => {
      const [game] = await findGames(test.backend, { pageSize: 1 })
      if (!game) throw new Error('the backend has no game')
      const { result } = renderIn(test, () => useGameTile(game))
      return () => result.current
    },
  ],
  [
    'vendor',
    async (test) => {
      const { result } = renderIn(test, () => useCategory('ESPORTS'))
      return () => (result.current.content.kind === 'vendors' ? result.current.content.tiles[0] : undefined)
    },
  ],
  [
    'type of games',
    async (test) => {
      const { result } = renderIn(test, () => useCategory('RNG'))
      return () => (result.current.content.kind === 'types' ? result.current.content.tiles[0] : undefined)
    },
  ],
  [
    'lottery',
    async (test) => {
      const { result } = renderIn(test, () => useLotteries())
      return () => result.current.lotteries[0]
    },
  ],
  [
    'winner',
    async (test) => {
      const { result } = renderIn(test, () => useWinners())
      return () => result.current.winners.find(({ canLaunch }) => canLaunch)
    },
  ],
]

it.each(kinds)('KIT-06 a %s says what it is called, where its picture is, and launches itself', async (_, show) => {
  const test = await testLobby({ member: 'maria88' })
  const shown = await show(test)
  await settle(test)
  const { name, icon, launch } = shown() ?? { name: '', icon: [], launch: () => undefined }
  expect(name).toMatch(/\w/)
  expect(icon[0]).toMatch(/^https?:\/\//)
  expect(test.wentTo).toEqual([])
  await act(async () => void (await launch()))
  await settle(test)
  expect(test.wentTo).toEqual([expect.stringMatching(/^\/m\/(launchGame|startLottery|gameList)\?/)])
})
