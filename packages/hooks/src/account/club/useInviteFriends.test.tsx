import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textOf, useInviteFriends, useNotices } from '../../index.ts'
import en from '../../messages/en.json'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const REFERRAL = '/wps/member/referral'
const FRIENDS = '/wps/member/referral/friends'
const PAGE = { address: () => 'https://play.example/m/inviteFriends' }
const usePage = () => ({ invite: useInviteFriends(), notices: useNotices() })

async function page(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ member: 'maria88', device: PAGE, ...options })
  const { result } = renderIn(test, usePage)
  await settle(test)
  const said = () => result.current.notices.map(({ message }) => textOf(message, en))
  return { test, now: () => result.current.invite, said }
}

it('MEM-06 shows code, link, what a friend brings, and the friends with what they brought', async () => {
  const { now } = await page()
  expect(now()).toMatchObject({
    status: 'ready',
    closed: undefined,
    code: 'LK118V',
    link: 'https://play.example/m/register?affiliateCode=LK118V',
    reward: '₱100',
    totals: { registered: 5, deposited: 3, reward: '₱300' },
  })
  const { list, hasMore } = now().friends
  expect(hasMore).toBe(false)
  expect(list.map(({ name, hasDeposited, reward }) => [name, hasDeposited, reward])).toEqual([
    ['te***84', false, undefined],
    ['ku***oy', true, '+₱100'],
    ['lo***77', true, '+₱100'],
    ['be***90', false, undefined],
    ['jo***11', true, '+₱100'],
  ])
  expect(list.every(({ day }) => /\d{4}/.test(day ?? ''))).toBe(true)
})

it('MEM-06 without the promotion it says whom to ask, and asks for nothing', async () => {
  const { now, test } = await page({ backend: { scenario: 'without-referral' } })
  expect(now()).toMatchObject({ status: 'ready', closed: { id: 'contact_service' }, code: undefined, share: undefined })
  expect(textOf(now().closed ?? { text: '' }, en)).toBe('Please contact customer service')
  expect(test.network.count(REFERRAL) + test.network.count(FRIENDS)).toBe(0)
})

it('MEM-06 a trial invites nobody', async () => {
  const { now, test } = await page({ member: 'trial01' })
  expect(now().closed).toEqual({ id: 'actual_account' })
  expect(test.network.count(REFERRAL)).toBe(0)
})

it('MEM-06 a list without friends is ready and empty', async () => {
  const { now } = await page({ member: 'broke01' })
  expect(now().friends).toMatchObject({ status: 'ready', list: [], hasMore: false })
  expect(now().totals).toEqual({ registered: 0, deposited: 0, reward: '₱0' })
})

it('MEM-06 the list goes on page by page, each friend once; a page that failed can be asked for again', async () => {
  const { now, test } = await page({ member: 'vip777' })
  expect(now().friends).toMatchObject({ hasMore: true })
  expect(now().friends.list).toHaveLength(20)
  test.backend.fault('listFriends', '500', 1)
  act(() => now().friends.loadMore())
  await settle(test)
  expect(now().friends).toMatchObject({ hasMore: false, moreFailed: true, status: 'ready' })
  act(() => now().friends.retry())
  await settle(test)
  for (let more = 0; more < 2; more += 1) {
    act(() => now().friends.loadMore())
    await settle(test)
  }
  expect(now().friends).toMatchObject({ hasMore: false, moreFailed: false })
  expect(new Set(now().friends.list.map(({ id }) => id)).size).toBe(45)
  expect(now().friends.list).toHaveLength(45)
})

it('MEM-06 where the device cannot share nothing is offered', async () => {
  expect((await page()).now().share).toBeUndefined()
})

it('MEM-06 sharing hands over the link; giving it up is no error, and a failure is said', async () => {
  const shared: unknown[] = []
  const outcome: { error: unknown } = { error: undefined }
  const share = async (content: unknown) => {
    shared.push(content)
    if (outcome.error) throw outcome.error
  }
  const { now, said, test } = await page({ ports: { share } })
  const hand = () => act(async () => now().share?.('Play with me'))
  await hand()
  expect(shared).toEqual([{ text: 'Play with me', url: 'https://play.example/m/register?affiliateCode=LK118V' }])
  outcome.error = new DOMException('given up', 'AbortError')
  await hand()
  await settle(test)
  expect(said()).toEqual([])
  outcome.error = new DOMException('no', 'NotAllowedError')
  await hand()
  await settle(test)
  expect(said()).toEqual(['Sharing did not work. You can copy the link instead'])
})

it.each(['500', 'drop', 'malformed'] as const)(
  'ERR-03 a code or friends that did not come (%s) leave a retry that works',
  async (kind) => {
    const test = await testLobby({ member: 'maria88', device: PAGE })
    test.backend.fault('getReferral', kind, 1)
    test.backend.fault('listFriends', kind, 1)
    const { result } = renderIn(test, usePage)
    await settle(test)
    expect(result.current.invite.status).toBe('failed')
    expect(result.current.invite.friends.status).toBe('failed')
    act(() => result.current.invite.retry())
    act(() => result.current.invite.friends.retry())
    await settle(test)
    expect(result.current.invite).toMatchObject({ status: 'ready', code: 'LK118V' })
    expect(result.current.invite.friends.list).toHaveLength(5)
  },
)
