import { expect, it } from 'vitest'
import { useGameRank, useMissionRank, useWinners } from './index.ts'
import { everyHook } from './test/everyHook.ts'
import { createNetwork, renderIn, settle, testLobby } from './test/testLobby.tsx'

const isRow = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a broken backend makes of an answer: every row of every list twice. What is bet on has rows that nothing tells apart. */
function doubled(value: unknown, name = ''): unknown {
  if (name === 'rows') return value
  if (Array.isArray(value)) {
    const rows = value.map((row) => doubled(row))
    return rows.every(isRow) ? [...rows, ...rows] : rows
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, doubled(part, key)]))
}

/** What a hook says to a member once everything is there. */
async function saidBy(use: () => unknown, change: (answer: unknown) => unknown): Promise<string> {
  const first = await testLobby()
  const network = createNetwork(first.backend)
  const test = await testLobby({
    beside: first,
    member: 'maria88',
    ports: {
      async fetch(request, options) {
        const answer = await network.fetch(request, options)
        const isJson = answer.headers.get('Content-Type')?.includes('json')
        return isJson ? new Response(JSON.stringify(change(await answer.json())), answer) : answer
      },
    },
  })
  const { result, unmount } = renderIn(test, use)
  await settle(test)
  const said = JSON.stringify(result.current)
  unmount()
  return said
}

/** Winners and ranked players have nothing that tells two alike apart, and a plain read gives what came. */
const ALIKE = ['useGameRank', 'useMissionRank', 'useWinners', 'useLobbyQuery']
const hooks = Object.entries(everyHook).filter(([name]) => !ALIKE.includes(name))

it.each(hooks)('CALL-04 %s says the same where a backend says each row of its lists twice', async (_, use) => {
  expect(await saidBy(use, doubled)).toBe(await saidBy(use, (answer) => answer))
})

it.each([
  ['useGameRank', () => useGameRank('').entries],
  ['useMissionRank', () => [...useMissionRank().podium, ...useMissionRank().rest]],
  ['useWinners', () => useWinners().winners],
])('CALL-04 the rows of %s have each a key of their own, alike or not', async (_, use) => {
  const keys: unknown[] = JSON.parse(await saidBy(() => use().map(({ key }) => key), doubled))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(keys.length)
})
