import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBalance } from '../money/useBalance.ts'
import { lines, openDevtools, panel, tap } from '../test/devtools.tsx'
import { ORIGIN, otherDevice, renderIn, settle, type TestLobby } from '../test/testLobby.tsx'

const PEOPLE = 'Members, codes, deposits'
const TIMES = 'Time and draws'
const SCENARIO = 'Scenario and flags'

const choose = (test: TestLobby, label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await settle(test)
  })
const said = () => screen.getByRole('status').textContent

/** A deposit of maria88 that waits; its number. */
async function deposit({ backend }: TestLobby): Promise<string> {
  const { sdk } = await otherDevice(backend, 'maria88')
  const params = { query: { language: 'EN' } }
  const { orderId } = await sdk.wps.POST('/wps/relay/deposit/manual', { params, body: { channelId: 'bdo', amount: 500 } })
  return orderId
}

describe('a backend that is no mock', () => {
  it.each([
    ['knows no such address', () => new Response('Not found', { status: 404 })],
    [
      'answers every address with its page',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['answers something else', () => Response.json({ ok: true })],
    ['cannot be reached', () => Response.error()],
  ])('that %s has none of this, and no noise', async (_, answer) => {
    const test = await openDevtools({ ports: { fetch: async () => answer() } })
    expect(panel().textContent).not.toContain('Mock backend')
    expect([screen.queryByRole('status'), test.reports, lines('Calls')]).toEqual([null, [], []])
  })

  it('whose panel is closed before it answers is no trouble', async () => {
    const test = await openDevtools()
    const release = test.network.hold('/mock/scenario')
    await tap(test, 'Close', 'Lobby devtools', 'Close')
    release()
    await act(() => settle(test))
    expect(test.reports).toEqual([])
  })
})

describe('the mock backend', () => {
  it('logs the lobby in as any member', async () => {
    const test = await openDevtools({}, PEOPLE, 'Session and member')
    await choose(test, 'Member', 'agent01')
    await tap(test, 'Log in')
    expect([test.lobby.state.session?.userName, said()]).toEqual(['agent01', 'Logged in as agent01'])
    expect(panel().textContent).toContain('1, agent')
    const { result } = renderIn(test, useBalance)
    await act(() => settle(test))
    expect(result.current.status).toBe('ready')
    await choose(test, 'Member', 'blocked1')
    await tap(test, 'Log in')
    expect([test.lobby.state.session?.userName, said()]).toEqual(['agent01', 'member disabled'])
  })

  it('approves and refuses a deposit that waits, and the lobby asks anew for the balance', async () => {
    const test = await openDevtools({ member: 'maria88' })
    const { result } = renderIn(test, useBalance)
    const [one, other] = [await deposit(test), await deposit(test)]
    await tap(test, 'Refresh', PEOPLE)
    expect(lines('Orders that wait')).toEqual([expect.stringContaining('deposit of maria88, 500.00'), expect.any(String)])
    await tap(test, `Approve ${one}`, `Refuse ${other}`)
    expect(said()).toBe(`${other} was refused`)
    expect(lines('Orders that wait')).toEqual([])
    expect(result.current.text).toBe('₱1,750.50')
    expect(
      test.backend
        .orders('maria88')
        .slice(-2)
        .map(({ status }) => status),
    ).toEqual(['done', 'refused'])
  })

  it('says so where a deposit was decided about meanwhile', async () => {
    const test = await openDevtools()
    const id = await deposit(test)
    await tap(test, 'Refresh', PEOPLE)
    test.backend.endOrder(id, true)
    await tap(test, `Refuse ${id}`)
    expect(said()).toBe(`${id} does not wait any more`)
  })

  it('shows codes as it made them', async () => {
    const test = await openDevtools()
    await test.lobby.sdk.wps.GET('/wps/captcha')
    await tap(test, 'Refresh', PEOPLE)
    expect(lines('Codes')).toEqual([expect.stringContaining(`${test.backend.captcha()} captcha`)])
  })

  it('moves its clock on, and says what is wrong with a time', async () => {
    const test = await openDevtools({}, TIMES)
    const start = test.backend.now()
    await tap(test, 'An hour on', 'A day on')
    await choose(test, 'Hours', '1.5')
    await tap(test, 'Move on')
    expect(test.backend.now() - start).toBe(26.5 * 3_600_000)
    expect(panel().textContent).toContain('2026-01-02 02:30:00 UTC')
    await choose(test, 'Hours', '-1')
    await tap(test, 'Move on')
    expect(said()).toContain('hours and days are numbers')
  })

  it('draws a lottery', async () => {
    const test = await openDevtools({}, TIMES)
    const before = screen.getByLabelText('Lottery').textContent
    await choose(test, 'Lottery', 'ELOTT_ELOTT_1')
    await tap(test, 'Draw now')
    expect(said()).toMatch(/^ELOTT_ELOTT_1 drew \d/)
    expect(screen.getByLabelText('Lottery').textContent).not.toBe(before)
  })

  it('switches scenario and flags', async () => {
    const test = await openDevtools({}, SCENARIO)
    await choose(test, 'Scenario', 'maintenance')
    expect(test.backend.scenario).toBe('maintenance')
    const flag = screen.getByRole('checkbox', { name: 'FEEDBACK3', checked: true })
    fireEvent.click(flag)
    await act(() => settle(test))
    expect(said()).toBe('FEEDBACK3 is off')
    expect(screen.getByRole('checkbox', { name: 'FEEDBACK3', checked: false })).toBeTruthy()
  })

  it('lets calls fail, shows which do, and makes all well again', async () => {
    const test = await openDevtools({}, 'Faults')
    await choose(test, 'Call', 'getStatus')
    await choose(test, 'goes wrong by', '500')
    await choose(test, 'Times', '2')
    await tap(test, 'Let it fail')
    expect(lines('Faults that are set')).toEqual(['getStatus: 500 2 times'])
    const status = async () =>
      (await test.backend.handle(new Request(`${ORIGIN}/wps/system/status`, { headers: { Merchant: 'm' } }))).status
    expect(await status()).toBe(500)
    await tap(test, 'All well again')
    expect([lines('Faults that are set'), await status()]).toEqual([[], 200])
  })
})
