import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession } from '../../core/session/session.ts'
import { useHandDown, usePrompt, useTeam, useTeammate } from '../../index.ts'
import { otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'
import { MOST_RECEIVERS } from './teamQuery.rules.ts'

const names = (list: readonly { account: string }[]) => list.map(({ account }) => account)

const TERMS = '/wps/agent/transfer/terms'

it('AGENT-07 the members right below show first, agents before others, and further pages follow', async () => {
  const test = await testLobby({ member: 'agent02', backend: { crowd: 70 } })
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  expect(result.current.total).toBe(70)
  expect(result.current.list).toHaveLength(30)
  act(() => result.current.loadMore())
  await settle(test)
  act(() => result.current.loadMore())
  await settle(test)
  expect(new Set(names(result.current.list)).size).toBe(70)
  expect(result.current.hasMore).toBe(false)
})

it('nothing of a team is asked for once the session of the agent has ended', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  renderIn(test, () => useTeam('?upline=north01'))
  await settle(test)
  const asked = test.network.sent.length
  expect(test.network.count('/wps/agent/downline')).toBe(1)
  act(() => endSession(test.lobby, { reason: 'expired' }))
  await settle(test)
  expect(test.network.sent.slice(asked).filter(({ path }) => path.startsWith('/wps/agent/'))).toEqual([])
})

it('AGENT-07 a page that failed ends the list, and is asked for again', async () => {
  const test = await testLobby({ member: 'agent02', backend: { crowd: 40 } })
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  test.backend.fault('listDownlines', '500', 1)
  act(() => result.current.loadMore())
  await settle(test)
  expect([result.current.moreFailed, result.current.list.length]).toEqual([true, 30])
  act(() => result.current.retry())
  await settle(test)
  expect([result.current.moreFailed, result.current.list.length]).toEqual([false, 40])
})

it('ERR-03 AGENT-07 an account that nobody in the team has says so, as asking again would not help; a failure does not', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const { result } = renderIn(test, () => ({ team: useTeam('upline=nobody'), mate: useTeammate('nobody') }))
  await settle(test)
  const unknown = { status: 'failed', refusal: { id: 'downline_unknown' } }
  expect(result.current).toMatchObject({ team: { ...unknown, list: [] }, mate: { ...unknown, detail: undefined } })
  test.backend.fault('listDownlines', '500')
  const { result: failing } = renderIn(test, () => useTeam('upline=north01'))
  await settle(test)
  expect(failing.current).toMatchObject({ status: 'failed', refusal: undefined })
})

it('ERR-03 AGENT-01 who is no agent is told so, as asking again would not help', async () => {
  const test = await testLobby({ member: 'maria88', backend: { crowd: 5 } })
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', refusal: { id: 'no_permission' } })
})

it('AGENT-07 an agent opens a level further, and the way down is told', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const { result, rerender } = renderIn(test, () => useTeam('upline=coast01'))
  await settle(test)
  rerender()
  expect(names(result.current.list)).toEqual(['dino25', 'ella26'])
  expect(result.current.path).toEqual(['agent01', 'north01', 'coast01'])
  act(() => result.current.expand('north01'))
  act(() => result.current.expand('agent01'))
  expect(test.wentTo).toEqual(['/m/member/team?upline=north01', '/m/member/team'])
})

it('AGENT-07 what is typed is looked for on all levels, once nobody types any more', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const typing = renderIn(test, () => useTeam(''))
  await settle(test)
  act(() => typing.result.current.type('el'))
  act(() => typing.result.current.type('ella'))
  expect(test.wentTo).toEqual([])
  await pass(test, 300)
  expect(test.wentTo).toEqual([{ replace: '/m/member/team?search=ella' }])
  const { result } = renderIn(test, () => useTeam('search=ella'))
  await settle(test)
  expect(result.current.list).toMatchObject([{ account: 'ella26', upline: 'coast01', level: 3 }])
})

it('AGENT-07 an address that changes from outside says what is typed, and drops what was typed before', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  let query = 'search=coast'
  const { result, rerender } = renderIn(test, () => useTeam(query))
  await settle(test)
  const go = async (to: string) => {
    query = to
    rerender()
    await settle(test)
  }
  act(() => result.current.expand('coast01'))
  await go('upline=coast01')
  expect(result.current.typed).toBe('')
  act(() => result.current.type('el'))
  await go('search=coast')
  expect(result.current.typed).toBe('coast')
  await pass(test, 1_000)
  expect(test.wentTo).toEqual(['/m/member/team?upline=coast01'])
})

it('AGENT-07 what is typed on while the address follows is kept', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  let query = ''
  const { result, rerender } = renderIn(test, () => useTeam(query))
  await settle(test)
  act(() => result.current.type('el '))
  await pass(test, 300)
  act(() => result.current.type('el l'))
  query = 'search=el'
  rerender()
  await settle(test)
  expect(result.current.typed).toBe('el l')
  await pass(test, 300)
  expect(test.wentTo).toEqual([{ replace: '/m/member/team?search=el' }, { replace: '/m/member/team?search=el+l' }])
})

it('AGENT-07 what was typed last on a page that was left does not bring its address back', async () => {
  const page = { address: 'https://play.example/m/member/team' }
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 }, device: { address: () => page.address } })
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  act(() => result.current.type('ella'))
  page.address = 'https://play.example/m/home'
  await pass(test, 300)
  expect(test.wentTo).toEqual([])
})

it('AGENT-07 several are chosen, and money goes to them', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  act(() => result.current.startChoosing())
  for (const account of ['maria88', 'broke01', 'maria88', 'north01']) act(() => result.current.toggle(account))
  expect(result.current.chosen).toEqual(['broke01', 'north01'])
  act(() => result.current.handTo(result.current.chosen))
  expect(test.wentTo).toEqual(['/m/member/team?to=broke01%2Cnorth01'])
  act(() => result.current.stopChoosing())
  expect(result.current).toMatchObject({ isChoosing: false, chosen: [] })
})

it('AGENT-07 no further one can be chosen than money can be handed to at once, but one who is may be given up', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const { result } = renderIn(test, () => useTeam(''))
  expect(result.current.canChoose).toBe(false)
  await settle(test)
  expect(result.current.canChoose).toBe(true)
  act(() => result.current.startChoosing())
  const standing = (wanted: string) => result.current.list.find(({ account }) => account === wanted)
  act(() => result.current.toggle('maria88'))
  expect([standing('maria88'), standing('broke01')]).toMatchObject([
    { isChosen: true, isBlocked: false },
    { isChosen: false, isBlocked: false },
  ])
  act(() => {
    for (let more = 1; more < MOST_RECEIVERS; more += 1) result.current.toggle(`other${more}`)
  })
  expect(result.current.isFull).toBe(true)
  expect([standing('maria88'), standing('broke01')]).toMatchObject([
    { isChosen: true, isBlocked: false },
    { isChosen: false, isBlocked: true },
  ])
})

it('no further one can be chosen than the backend hands money to at once', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  test.network.alter(TERMS, (terms) => ({ ...terms, mostRows: 2 }))
  const { result } = renderIn(test, () => useTeam(''))
  await settle(test)
  expect(test.network.count(TERMS)).toBe(0)
  act(() => result.current.startChoosing())
  await settle(test)
  for (const account of ['maria88', 'broke01', 'captcha1']) act(() => result.current.toggle(account))
  expect(result.current).toMatchObject({ isFull: true, chosen: ['maria88', 'broke01'] })
})

/** Opens the members, as they are when one comes to them. */
async function openTeam(test: TestLobby) {
  const { result, unmount } = renderIn(test, () => useTeam(''))
  await settle(test)
  const chosen = () => (result.current.isChoosing ? result.current.chosen : undefined)
  return { team: () => result.current, chosen, unmount }
}

/** The members with two of them chosen; they are closed as they are while the form that hands money down is open. */
async function chooseTwo(test: TestLobby) {
  const page = await openTeam(test)
  act(() => page.team().startChoosing())
  for (const account of ['maria88', 'broke01']) act(() => page.team().toggle(account))
  page.unmount()
}

/** What is chosen when one comes to the members. */
async function chosenIn(test: TestLobby) {
  const page = await openTeam(test)
  page.unmount()
  return page.chosen()
}

/** Hands 5 to each. */
async function handTo(test: TestLobby, accounts: readonly string[], password = '123456') {
  const { result, unmount } = renderIn(test, () => ({ form: useHandDown(accounts), prompt: usePrompt() }))
  await settle(test)
  for (const place of accounts.keys()) act(() => result.current.form.rows[place]?.field.onChange({ target: { value: '5' } }))
  act(() => result.current.form.payment.field.onChange({ target: { value: password } }))
  await settle(test)
  act(() => void result.current.form.submit())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  return { form: () => result.current.form, unmount }
}

it('AGENT-07 who was chosen still is when the form that hands money to them was left', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  await chooseTwo(test)
  renderIn(test, () => useHandDown(['maria88', 'broke01'])).unmount()
  expect(await chosenIn(test)).toEqual(['maria88', 'broke01'])
})

it('AGENT-07 who got money is chosen no longer, and the choosing ends with the last one', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  await chooseTwo(test)
  for (const [account, left] of [
    ['north01', ['maria88', 'broke01']],
    ['maria88', ['broke01']],
    ['broke01', undefined],
  ] as const) {
    const { form, unmount } = await handTo(test, [account])
    expect(form().outcome?.done).toBe('all')
    unmount()
    expect(await chosenIn(test)).toEqual(left)
  }
})

it('BAL-05 AGENT-07 the choosing also ends where the answer of the transfer was lost, but not by an earlier one', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  test.network.lose('/wps/agent/transferMultipleDownline')
  await chooseTwo(test)
  const lost = await handTo(test, ['maria88', 'broke01'])
  expect(lost.form().found?.outcome).toBe('done')
  lost.unmount()
  expect(await chosenIn(test)).toBeUndefined()
  await chooseTwo(test)
  const again = renderIn(test, () => useHandDown(['maria88', 'broke01']))
  await settle(test)
  expect(again.result.current.found?.outcome).toBe('done')
  again.unmount()
  expect(await chosenIn(test)).toEqual(['maria88', 'broke01'])
})

it('AGENT-07 who was chosen stays where the transfer was refused', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  await chooseTwo(test)
  const { form, unmount } = await handTo(test, ['maria88', 'broke01'], '654321')
  expect(form().payment.problem).toBeDefined()
  expect(form().outcome).toBeUndefined()
  unmount()
  expect(await chosenIn(test)).toEqual(['maria88', 'broke01'])
})

it('LOGIN-12 AGENT-07 who was chosen is forgotten with the session', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  await chooseTwo(test)
  test.lobby.state.session = null
  test.lobby.state.session = (await otherDevice(test.backend, 'agent01')).session
  expect(await chosenIn(test)).toBeUndefined()
})

it('AGENT-07 a member shows what they have and the rates they are granted', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const { result } = renderIn(test, () => useTeammate('ella26'))
  await settle(test)
  expect(result.current.detail).toMatchObject({ member: { account: 'ella26' }, teamCount: 0, rates: { RNG: 0.8 } })
  expect(result.current).toMatchObject({
    profitPath: '/m/agent/team/pnl?account=ella26',
    betsPath: '/m/teamBetting?account=ella26',
  })
})
