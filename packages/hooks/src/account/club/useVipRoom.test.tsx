import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMember, useVipRoom } from '../../index.ts'
import { otherDevice, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const CLUB = '/wps/member/clubBenefit'
const useRoom = () => ({ room: useVipRoom(), label: useMember().info?.clubLabel?.labelName })

async function room(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ member: 'maria88', ...options })
  const { result } = renderIn(test, useRoom)
  await settle(test)
  return { test, now: () => result.current.room, label: () => result.current.label }
}

it('MEM-11 MEM-04 the room says the level that the label says, and how far it is to the next one', async () => {
  const { now, label } = await room()
  expect(now()).toMatchObject({ status: 'ready', closed: undefined, own: { name: 'Silver', rank: 1 }, next: { name: 'Gold' } })
  expect(label()).toBe('Silver')
  expect(now().progress).toMatchObject({ percent: 43, played: '₱4,386', needed: '₱10,000', missing: '₱5,614' })
  expect(now().progress?.since).toMatch(/^Nov \d+, 2\d{3}$|^[A-Z][a-z]{2} \d+, \d{4}$/)
  expect(now().levels.map(({ name, state, needed }) => [name, state, needed])).toEqual([
    ['Bronze', 'reached', undefined],
    ['Silver', 'own', '₱2,000'],
    ['Gold', 'ahead', '₱10,000'],
    ['Platinum', 'ahead', '₱250,000'],
    ['Diamond', 'ahead', '₱5,000,000'],
  ])
  expect(now().levels[2]?.benefits).toEqual([
    { kind: 'upgrade', value: '₱188', change: 'more' },
    { kind: 'withdrawals', value: '8', change: 'more' },
    { kind: 'withdrawMost', value: '₱100,000', change: 'more' },
  ])
})

it('a number of times is told as the language does, without what is left of a float', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter('/wps/member/clubBenefit', (value) => ({
    ...value,
    levels: [{ levelId: 'A', name: 'A', amount: 0, benefits: [{ kind: 'withdrawals', value: 1_200 + 0.1 + 0.2 }] }],
  }))
  const { result } = renderIn(test, useVipRoom)
  await settle(test)
  expect(result.current.levels[0]?.benefits[0]?.value).toBe('1,200.3')
})

it('MEM-11 at the highest level there is no next one', async () => {
  const { now } = await room({ member: 'vip777' })
  expect(now()).toMatchObject({ own: { name: 'Diamond' }, next: undefined })
  expect(now().progress).toMatchObject({ percent: 100, needed: undefined, missing: undefined })
})

it('MEM-11 MEM-04 a level that was reached meanwhile is the label at once', async () => {
  const test = await testLobby({ member: 'agent01' })
  const { result } = renderIn(test, () => useMember().info?.clubLabel?.labelName)
  await settle(test)
  expect(result.current).toBe('Bronze')
  const { sdk } = await otherDevice(test.backend, 'agent01')
  const query = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' } as const
  const { url } = await sdk.wps.GET('/wps/game/launchGame', { params: { query } })
  for (const key of ['a', 'b', 'c']) {
    const body = JSON.stringify({ stake: 1_000, key })
    await test.backend.handle(new Request(`${url}/round`, { method: 'POST', body }))
  }
  const shown = renderIn(test, useRoom)
  await settle(test)
  expect(shown.result.current.room.own?.name).toBe('Silver')
  expect(shown.result.current.label).toBe('Silver')
  expect(result.current).toBe('Silver')
})

it('MEM-11 a label that never agrees is asked for once more and no oftener', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter('/wps/member/info', (value) => ({ ...value, clubLabel: { labelName: 'Emperor' } }))
  const { result } = renderIn(test, useRoom)
  await settle(test)
  expect(result.current.label).toBe('Emperor')
  expect(test.network.count('/wps/member/info')).toBe(2)
})

it('MEM-11 a level that is none of the levels, and no levels at all, are no failure', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter(CLUB, (value) => ({ ...value, levelId: 'emperor', levels: [] }))
  const { result } = renderIn(test, useRoom)
  await settle(test)
  expect(result.current.room).toMatchObject({ status: 'ready', own: undefined, next: undefined, levels: [] })
})

it('MEM-11 where the club is switched off there is no room, and why', async () => {
  const { now } = await room({ backend: { flags: { MEMCLUB3: false } } })
  expect(now()).toMatchObject({ status: 'ready', closed: { id: 'no_permission' }, levels: [] })
})

it.each(['500', 'drop', 'malformed'] as const)(
  'ERR-03 levels that did not come (%s) leave a retry that works',
  async (kind) => {
    const test = await testLobby({ member: 'maria88' })
    test.backend.fault('getClubBenefit', kind, 1)
    const { result } = renderIn(test, useRoom)
    await settle(test)
    expect(result.current.room.status).toBe('failed')
    act(() => result.current.room.retry())
    await settle(test)
    expect(result.current.room).toMatchObject({ status: 'ready', own: { name: 'Silver' } })
  },
)
