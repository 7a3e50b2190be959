import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMemberCenter } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

async function center(member?: string) {
  const test = await testLobby(member ? { member } : {})
  const { result } = renderIn(test, useMemberCenter)
  await settle(test)
  const choose = (id: string) => {
    const place = [...result.current.quick, ...result.current.list].find((each) => each.id === id)
    if (!place) throw new Error(`no place ${id}`)
    act(() => result.current.choose(place))
  }
  return { test, result, choose }
}

it('MEM-04 the profile says account, rank and whole days of membership, and leads to the benefits', async () => {
  const { result } = await center('vip777')
  expect(result.current.name).toBe('Don Emilio')
  expect(result.current.profile).toMatchObject({
    account: 'vip777',
    vipLabel: 'Diamond',
    days: 2000,
    path: '/m/member/benefits',
  })
})

it('MEM-02 the rewards carry the unclaimed promotions, the inbox the unread messages', async () => {
  const { result } = await center('maria88')
  const badges = result.current.list.filter(({ count }) => count > 0).map(({ id, badge }) => [id, badge])
  expect(badges).toEqual([
    ['rewards', '2'],
    ['inbox', '3'],
  ])
})

it('MEM-02 a place goes to its page or opens its panel', async () => {
  const { test, choose } = await center('maria88')
  choose('bets')
  expect(test.wentTo).toEqual(['/m/gameRecord'])
  choose('download')
  expect(test.lobby.state.panels.download).toBe(true)
  expect(test.wentTo).toHaveLength(1)
})

it('MEM-02 MEM-03 what leads to a page is a link for a member, and nothing is for a guest, who logs in first', async () => {
  const linksOf = async (member?: string) => {
    const { result } = await center(member)
    const { quick, list } = result.current
    return Object.fromEntries([...quick, ...list].map(({ id, link }) => [id, link]))
  }
  expect(await linksOf('maria88')).toMatchObject({ deposit: '/m/voucherCenter', inbox: '/m/webEmail', service: undefined })
  expect(new Set(Object.values(await linksOf()))).toEqual(new Set([undefined]))
})

it('MEM-03 a guest who taps a place is offered to log in, and goes there then', async () => {
  const { test, choose } = await center()
  choose('share')
  expect(test.lobby.state.panels.login).toBe(true)
  expect(test.lobby.state.afterLogin).toEqual({ path: '/m/inviteFriends' })
  expect(test.wentTo).toEqual([])
})

it('MEM-03 a trial member is sent home and reads why for two seconds', async () => {
  const { test, result } = await center('trial01')
  expect(result.current.isRejected).toBe(true)
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
  const why = () => test.lobby.state.notices.map(({ message }) => 'id' in message && message.id)
  expect(why()).toEqual(['free_reject'])
  act(() => test.clock.pass(1_900))
  expect(why()).toEqual(['free_reject'])
  act(() => test.clock.pass(200))
  expect(why()).toEqual([])
})

it('MEM-02 ERR-03 nothing is listed before it is known who the member is, and a failure can be asked again', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getMemberInfo', '500')
  const { result } = renderIn(test, useMemberCenter)
  expect(result.current).toMatchObject({ status: 'loading', quick: [], list: [] })
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', quick: [], list: [] })
  test.backend.clearFaults()
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('ready')
  expect(result.current.quick).toHaveLength(4)
})
