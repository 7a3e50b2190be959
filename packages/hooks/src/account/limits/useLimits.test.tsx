import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type DepositLimitResult, type LimitPeriod, useDepositLimit, useLimits, usePrompt } from '../../index.ts'
import { savedForm } from '../../test/savedForm.tsx'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

async function limitsOf(test: TestLobby) {
  const { result } = renderIn(test, () => ({ limits: useLimits(), prompt: usePrompt() }))
  await settle(test)
  return result
}
const formOf = (test: TestLobby) => savedForm<'amount', DepositLimitResult>(test, () => useDepositLimit('day', () => {}))
const writes = ({ backend }: TestLobby, operation: string) =>
  backend.calls.filter(({ operationId }) => operationId === operation).length

it('a deposit limit holds at once, a higher one from a day later on, which is said', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const today = () => result.current.limits.deposits[0]
  expect(today()).toEqual({ period: 'day', limit: undefined, used: '₱0.00', next: undefined })
  const form = await formOf(test)
  await form.type({ amount: '1,000.50' })
  await form.submitTwice()
  expect(writes(test, 'setDepositLimit')).toBe(1)
  expect(today()?.limit).toBe('₱1,000.50')
  expect(form.now().amount.quick.map(({ text }) => text)).toEqual(['₱250', '₱500', '₱750'])
  await form.type({ amount: '5000' })
  await form.submit()
  expect(today()).toMatchObject({ limit: '₱1,000.50', next: { limit: '₱5,000.00' } })
})

it('a deposit limit is not taken away by a field that was left empty, unless the member says so', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const today = () => result.current.limits.deposits[0]
  const form = await formOf(test)
  await form.type({ amount: '1000' })
  await form.submit()
  await form.type({ amount: '' })
  for (const isMeant of [false, true]) {
    await form.submit()
    expect(writes(test, 'setDepositLimit')).toBe(1)
    act(() => (isMeant ? result.current.prompt.confirm() : result.current.prompt.cancel()))
    await settle(test)
  }
  expect(writes(test, 'setDepositLimit')).toBe(2)
  expect(today()).toMatchObject({ limit: '₱1,000.00', next: { limit: undefined } })
})

it('a form that is given another period has nothing that was typed for the one before, which finds it again', async () => {
  const test = await testLobby({ member: 'maria88' })
  let period: LimitPeriod = 'day'
  const { result, rerender } = renderIn(test, () => useDepositLimit(period, () => {}))
  await settle(test)
  const turnTo = (to: LimitPeriod) => {
    period = to
    rerender()
  }
  const typed = () => result.current.values.amount
  act(() => result.current.amount.field.onChange({ target: { value: '0' } }))
  await act(async () => result.current.submit())
  await settle(test)
  expect(result.current.amount.problem).toBeDefined()
  turnTo('week')
  expect([typed(), result.current.amount.problem]).toEqual(['', undefined])
  act(() => result.current.amount.field.onChange({ target: { value: '5000' } }))
  turnTo('day')
  expect(typed()).toBe('0')
  turnTo('week')
  expect(typed()).toBe('5000')
})

it.each([
  ['0', 'amount_least'],
  ['10.005', 'amount_decimals'],
  ['ten', 'amount_format'],
  ['-5', 'amount_format'],
  ['1e5', 'amount_format'],
])('"%s" is no deposit limit, and nothing is sent', async (amount, id) => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type({ amount })
  await form.submit()
  expect(form.now().problem('amount')).toMatchObject({ id })
  expect(writes(test, 'setDepositLimit')).toBe(0)
})

it('what is typed stays when the session ended before it was saved', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type({ amount: '500' })
  test.backend.endSessions('maria88')
  await form.submit()
  expect(form.refusal()).toBe('You are not logged in, please login first')
  expect(form.now().values.amount).toBe('500')
})

it('a time-out is taken after a question, once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const take = async (sure: boolean) => {
    act(() => {
      void result.current.limits.takeTimeOut('week')
      void result.current.limits.takeTimeOut('day')
    })
    act(() => (sure ? result.current.prompt.confirm() : result.current.prompt.cancel()))
    await settle(test)
  }
  await take(false)
  expect(writes(test, 'takeTimeOut')).toBe(0)
  expect(result.current.limits.timeOutUntil).toBeUndefined()
  await take(true)
  expect(writes(test, 'takeTimeOut')).toBe(1)
  expect(result.current.limits.timeOutUntil).toBeTruthy()
})

it('a time-out that is being taken is known until there is an answer', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const release = test.network.hold('/wps/member/limits/timeOut')
  act(() => void result.current.limits.takeTimeOut('week'))
  expect(result.current.limits.takingTimeOut).toBeUndefined()
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.limits.takingTimeOut).toBe('week')
  act(release)
  await settle(test)
  expect(result.current.limits.takingTimeOut).toBeUndefined()
})

it('a limit and a time-out whose answers were lost are found in what is set, and said', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const form = await formOf(test)
  await form.type({ amount: '1000' })
  test.network.lose('/wps/member/limits')
  await form.submit()
  expect(form.refusal()).toBeUndefined()
  expect(form.notices()).toEqual(['Change saved'])
  expect(result.current.limits.deposits[0]?.limit).toBe('₱1,000.00')
  test.network.lose('/wps/member/limits/timeOut')
  act(() => void result.current.limits.takeTimeOut('week'))
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.limits.timeOutRefusal).toBeUndefined()
  expect(result.current.limits.timeOutUntil).toBeTruthy()
  expect(writes(test, 'takeTimeOut')).toBe(1)
})

it('a limit and a time-out that never arrived are refused', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  const form = await formOf(test)
  await form.type({ amount: '1000' })
  test.backend.fault('setDepositLimit', '500', 1)
  await form.submit()
  expect(form.refusal()).toBeDefined()
  expect(result.current.limits.deposits[0]?.limit).toBeUndefined()
  test.backend.fault('takeTimeOut', '500', 1)
  act(() => void result.current.limits.takeTimeOut('week'))
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.limits.timeOutRefusal).toBeDefined()
  expect(result.current.limits.timeOutUntil).toBeUndefined()
})

it('who has left a time-out before it failed is told where they are that it may not have begun', async () => {
  const test = await testLobby({ member: 'maria88' })
  const page = renderIn(test, usePrompt)
  const { result, unmount } = renderIn(test, useLimits)
  await settle(test)
  test.backend.fault('takeTimeOut', '500', 1)
  const release = test.network.hold('/wps/member/limits/timeOut')
  act(() => void result.current.takeTimeOut('week'))
  act(() => page.result.current.confirm())
  await settle(test)
  unmount()
  act(release)
  await settle(test)
  expect(test.backend.calls.filter(({ operationId }) => operationId === 'takeTimeOut')).toHaveLength(1)
  expect(test.lobby.state.notices).toMatchObject([{ kind: 'fail', message: { id: 'change_unsaved' } }])
})

it('during a time-out none is offered that would end before it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await limitsOf(test)
  expect(result.current.limits.timeOuts).toEqual(['day', 'week', 'month'])
  act(() => void result.current.limits.takeTimeOut('week'))
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.limits.timeOuts).toEqual(['week', 'month'])
})

it('a time-out ends, and the limit that was to come holds, on a page that stays open', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { clock } = test.lobby.ports
  const [from, until] = [clock.now() + MINUTE_MS, clock.now() + 2 * MINUTE_MS]
  test.network.alter('/wps/member/limits', () => ({
    deposits: [
      { period: 'day', used: 0, amount: 100, ...(clock.now() < from ? { next: { amount: 500, from } } : { amount: 500 }) },
    ],
    ...(clock.now() < until && { timeOutUntil: until }),
  }))
  const result = await limitsOf(test)
  const now = () => ({
    limit: result.current.limits.deposits[0]?.limit,
    isClosed: result.current.limits.timeOutUntil !== undefined,
  })
  expect(now()).toEqual({ limit: '₱100.00', isClosed: true })
  await pass(test, MINUTE_MS + SECOND_MS)
  expect(now()).toEqual({ limit: '₱500.00', isClosed: true })
  await pass(test, MINUTE_MS)
  expect(now()).toEqual({ limit: '₱500.00', isClosed: false })
})

it('a device whose clock is ahead does not ask all the time whether a time-out has ended', async () => {
  const test = await testLobby({ member: 'maria88' })
  const timeOutUntil = test.lobby.ports.clock.now() - 1
  test.network.alter('/wps/member/limits', (value) => ({ ...value, timeOutUntil }))
  await limitsOf(test)
  const before = writes(test, 'getLimits')
  for (let second = 0; second < 50; second += 5) await pass(test, 5 * SECOND_MS)
  expect(writes(test, 'getLimits')).toBe(before)
  await pass(test, 15 * SECOND_MS)
  expect(writes(test, 'getLimits')).toBe(before + 1)
})

it('the end of a time-out is said in Latin digits in every language', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.lobby.state.language = 'BN'
  test.network.alter('/wps/member/limits', (value) => ({ ...value, timeOutUntil: Date.UTC(2025, 10, 12, 12) }))
  expect((await limitsOf(test)).current.limits.timeOutUntil).toMatch(/2025/)
})
