import { textLengths } from '@lobbykit/sdk'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownRatesQueryOptions, useOpenAccount } from '../../index.ts'
import { agent, type } from '../../test/agentForm.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

describe('AGENT-07 opening an account', () => {
  const openForm = async (before?: TestLobby) => {
    const test = before ?? (await agent())
    const { result, unmount } = renderIn(test, () => useOpenAccount())
    await settle(test)
    const send = async () => {
      await act(async () => void result.current.submit())
      await settle(test)
    }
    return { test, form: () => result.current, send, unmount }
  }

  it('begins with one’s own rates, and gives name and password to hand on', async () => {
    const { test, form, send } = await openForm()
    const own = Object.entries(test.backend.member('agent01')?.rates ?? {}).map(([gameType, hundredths]) => [
      gameType,
      String(hundredths / 100),
      `${hundredths / 100}%`,
    ])
    expect(own.length).toBeGreaterThan(5)
    expect(form().rates.map(({ gameType, field, most }) => [gameType, field.value, most])).toEqual(own)
    await type(test, form().accountField('username').field, 'newbie77')
    await type(test, form().accountField('password').field, 'Newbie77pass')
    await type(test, form().rates[0]?.field, '٠٫٥')
    await type(test, form().rates[1]?.field, '0,85%')
    await send()
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
    expect(test.backend.member('newbie77')).toMatchObject({ type: 0, uplineId: 2, rates: { RNG: 50, FISH: 85 } })
    act(() => form().restart())
    expect(form().accountField('password').field.value).toBe('')
  })

  it('takes name and password before the rates are known, and is checked and sent by itself when they are', async () => {
    const test = await agent()
    const release = test.network.hold('/wps/relay/agent/rates')
    const { form, send } = await openForm(test)
    expect([form().load.status, form().rates]).toEqual(['loading', []])
    await type(test, form().accountField('username').field, 'newbie77')
    await type(test, form().accountField('password').field, 'x')
    await send()
    expect(form().status).toBe('pending')
    await type(test, form().accountField('password').field, 'Newbie77pass')
    await send()
    expect(test.network.count('/wps/agent/member')).toBe(0)
    release()
    await settle(test)
    expect([form().load.status, form().rates[0]?.field.value]).toEqual(['ready', '1'])
    expect(test.network.count('/wps/agent/member')).toBe(1)
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
  })

  it('LOGIN-13 keeps rates that were typed for the time when the form is left before they are known', async () => {
    const { test, form, unmount } = await openForm()
    await type(test, form().rates[0]?.field, '0.5')
    unmount()
    test.lobby.queryClient.removeQueries({ queryKey: ownRatesQueryOptions(test.lobby).queryKey })
    const release = test.network.hold('/wps/relay/agent/rates')
    const early = await openForm(test)
    await type(test, early.form().accountField('username').field, 'newbie77')
    early.unmount()
    release()
    await settle(test)
    expect((await openForm(test)).form().rates[0]?.field.value).toBe('0.5')
  })

  it('REG-07 takes as much of a password as a login does', async () => {
    const { test, form } = await openForm()
    await type(test, form().accountField('password').field, 'x'.repeat(999))
    await type(test, form().accountField('username').field, 'x'.repeat(999))
    expect(form().accountField('password').field.value).toHaveLength(textLengths.password ?? 0)
    expect(form().accountField('username').field.value).toHaveLength(textLengths.username ?? 0)
  })

  it('says what is wrong at its field, and sends nothing', async () => {
    const { test, form, send } = await openForm()
    await type(test, form().accountField('username').field, 'x')
    await type(test, form().rates[1]?.field, '0.95')
    await send()
    expect(form().accountField('username').problem).toBeDefined()
    expect(form().accountField('password').problem).toBeDefined()
    expect(form().rates[1]?.problem).toEqual({ id: 'rate_most', values: { rate: '0.9%' } })
    expect(test.network.count('/wps/agent/member')).toBe(0)
  })

  const typed = async () => {
    const opened = await openForm()
    const { test, form } = opened
    await type(test, form().accountField('username').field, 'newbie77')
    await type(test, form().accountField('password').field, 'Newbie77pass')
    return opened
  }

  it('BAL-05 whose answer is lost opens it once, and gives name and password to hand on', async () => {
    const { test, form, send } = await typed()
    test.network.lose('/wps/agent/member')
    await send()
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
    expect(form().accountField('username').problem).toBeUndefined()
    expect(test.network.count('/wps/agent/member')).toBe(1)
    await act(async () => form().restart())
    await settle(test)
    expect([form().opened, form().step.found]).toEqual([undefined, undefined])
  })

  it('BAL-05 sends nothing more while nobody knows what came of it, and shows it as soon as that is known', async () => {
    const { test, form, send } = await typed()
    test.network.lose('/wps/agent/member')
    test.backend.fault('closeIntention', '500')
    await send()
    expect(form()).toMatchObject({ opened: undefined, step: { status: 'unknown', what: 'newbie77' } })
    await send()
    expect(test.network.count('/wps/agent/member')).toBe(1)
    test.backend.clearFaults()
    act(() => form().step.check())
    await settle(test)
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
  })

  const leftWhileSent = async () => {
    const { test, send, unmount } = await typed()
    const release = test.network.hold('/wps/agent/member')
    await send()
    unmount()
    return { test, release }
  }

  it('BAL-05 whose answer comes when the agent has gone elsewhere still gives name and password, until both are handed on', async () => {
    const { test, release } = await leftWhileSent()
    release()
    await settle(test)
    const { form, unmount } = await openForm(test)
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
    unmount()
    const again = await openForm(test)
    expect(again.form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
    await act(async () => again.form().restart())
    await settle(test)
    expect(again.form().opened).toBeUndefined()
    expect(again.form().accountField('username').field.value).toBe('')
    again.unmount()
    expect((await openForm(test)).form().opened).toBeUndefined()
  })

  it('BAL-05 keeps its password while another one is typed, which waits for it', async () => {
    const { test, release } = await leftWhileSent()
    const { form, send } = await openForm(test)
    await type(test, form().accountField('username').field, 'other888')
    await type(test, form().accountField('password').field, 'Other888pass')
    await send()
    release()
    await settle(test)
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
    await act(async () => form().restart())
    await settle(test)
    expect(form().accountField('username').field.value).toBe('other888')
    expect(test.network.count('/wps/agent/member')).toBe(1)
  })

  it('BAL-05 has a password that is in memory alone: after a reload it is said not to be known', async () => {
    const { test, send, unmount } = await typed()
    test.network.lose('/wps/agent/member')
    test.backend.fault('closeIntention', '500', 1)
    await send()
    unmount()
    const reloaded = await testLobby({ member: 'agent01', beside: test })
    const kept = [...test.localStorage.kept.values(), ...test.sessionStorage.kept.values()].join()
    expect(kept).toContain('newbie77')
    expect(kept).not.toContain('Newbie77pass')
    const { form } = await openForm(reloaded)
    expect(form().opened).toEqual({ account: 'newbie77', password: undefined })
  })

  it('LOGIN-13 has a password that goes with the session', async () => {
    const { test, form, send, unmount } = await typed()
    await send()
    expect(form().opened).toMatchObject({ password: 'Newbie77pass' })
    unmount()
    const { session } = test.lobby.state
    test.lobby.state.session = null
    test.lobby.state.session = session
    expect((await openForm(test)).form().opened).toBeUndefined()
  })

  it('BAL-05 that never arrived is said not to be done, and is sent again', async () => {
    const { test, form, send } = await typed()
    test.backend.fault('openAccount', 'drop', 1)
    await send()
    expect(form()).toMatchObject({ opened: undefined, step: { found: { outcome: 'none', what: 'newbie77' } } })
    await send()
    expect(form().opened).toEqual({ account: 'newbie77', password: 'Newbie77pass' })
  })

  it('a name that is taken is said at the name', async () => {
    const { test, form, send } = await openForm()
    await type(test, form().accountField('username').field, 'maria88')
    await type(test, form().accountField('password').field, 'Newbie77pass')
    await send()
    expect(form().accountField('username').problem).toEqual({ id: 'member_exists' })
    expect(form().opened).toBeUndefined()
  })
})
