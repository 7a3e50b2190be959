import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberInfoQueryOptions } from '../account/member.queries.ts'
import { notify } from '../core/notices/notices.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { lotteryGameQueryOptions } from '../lottery/lotteryGame.queries.ts'
import { balanceQueryOptions } from '../money/money.queries.ts'
import { useBalance } from '../money/useBalance.ts'
import { settingsQueryOptions } from '../site/startup/startup.queries.ts'
import { ask, lines, openDevtools, panel, tap } from '../test/devtools.tsx'
import { pass, renderIn, settle, testLobby } from '../test/testLobby.tsx'
import { LobbyDevtools } from './index.ts'

const EN = { language: 'EN' }

describe('the panel', () => {
  it('opens by a small button, takes the focus, and gives it back when Escape closes it', async () => {
    const test = await openDevtools()
    expect(document.activeElement).toBe(panel())
    const escaped: string[] = []
    document.body.addEventListener('keydown', ({ key }) => escaped.push(key), { once: true })
    fireEvent.keyDown(panel(), { key: 'Escape' })
    expect([screen.queryByRole('region', { name: 'Lobby devtools' }), escaped]).toEqual([null, []])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lobby devtools' }))
    await tap(test, 'Lobby devtools', 'Close')
    expect(screen.queryByRole('region', { name: 'Lobby devtools' })).toBeNull()
  })

  it('shows the lobby it is given, and a guest as one', async () => {
    const test = await openDevtools({}, 'Session and member')
    expect(panel().textContent).toContain('A guest.')
    const other = await testLobby({ member: 'agent01' })
    test.view.rerender(<LobbyDevtools lobby={other.lobby} />)
    expect(panel().textContent).toContain('1, agent')
  })
})

describe('the session', () => {
  it('is shown without its token, and ends by a button', async () => {
    const test = await openDevtools({ member: 'maria88' }, 'Session and member', 'Kept on the device')
    expect(lines('Keys')).toContainEqual(expect.stringContaining('(token)'))
    expect(panel().textContent).toContain('maria88')
    expect(panel().textContent).not.toContain(test.lobby.state.session?.token ?? 'no token')
    await tap(test, 'Let the session end')
    expect(test.lobby.state.session).toBeNull()
    expect(panel().textContent).toContain('A guest.')
  })
})

describe('calls', () => {
  it('are shown as they happen: operation, module, time, answer, and where the contract describes them', async () => {
    const test = await openDevtools({ member: 'maria88' })
    const release = test.network.hold('/wps/wallets/balance')
    const asked = test.lobby.queryClient.fetchQuery(balanceQueryOptions(test.lobby))
    await act(() => settle(test))
    expect(lines('Calls')[0]).toContain('getBalance under way')
    test.clock.pass(250)
    release()
    await ask(test, () => asked)
    expect(lines('Calls')[0]).toMatch(/getBalance ok 250 ms.*GET \/wps\/wallets\/balance/)
    expect(lines('Calls')[0]).toMatch(/openapi\/wps\/member\.yaml:\d+$/)
    await tap(test, 'Clear calls')
    expect(lines('Calls')).toEqual([])
  })

  it.each([
    ['500', 'getBalance 500 server.error'],
    ['permission.denied', 'getBalance 200 permission.denied'],
    ['drop', 'getBalance network'],
    ['html', 'getBalance 200 malformed'],
  ] as const)('that fail by %s say so: %s', async (kind, shown) => {
    const test = await openDevtools({ member: 'maria88' })
    test.backend.fault('getBalance', kind, 1)
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(balanceQueryOptions(lobby)))
    expect(lines('Calls')[0]).toContain(shown)
  })

  it('of a path with parts to fill in are known, with the time that the backend told', async () => {
    const test = await openDevtools({}, 'Clock')
    expect(panel().textContent).toContain('no answer told its time')
    test.backend.moveClock(90_000)
    const code = 'ELOTT_ELOTT_1'
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(lotteryGameQueryOptions(lobby, { ...EN, code })))
    expect(lines('Calls')[0]).toContain('openapi/lgw/')
    expect(panel().textContent).toMatch(/Backend2026-01-01 00:01:30 UTC, by getLotteryGame/)
    expect(panel().textContent).toContain('90.0 s')
    await act(() => pass(test, 60_000))
    expect(panel().textContent).toMatch(/Device2026-01-01 00:01:00 UTC/)
  })

  it('whose answer differs from the contract show where, and the report goes on to the lobby’s own', async () => {
    const test = await openDevtools({ member: 'maria88' })
    test.network.alter('/wps/member/info', (value) => ({ ...value, nickname: 7 }))
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(memberInfoQueryOptions(lobby)))
    expect(lines('Calls')[0]).toMatch(/getMemberInfo ok.*value\.nickname is not a text/)
    expect(test.reports).toHaveLength(1)
  })
})

describe('what wants configuration', () => {
  it('is said once: a backend that is none, with the operation, the host and the key', async () => {
    const test = await openDevtools({ member: 'maria88' })
    test.backend.fault('getBalance', 'html', 2)
    for (const _ of [1, 2]) await ask(test, (lobby) => lobby.queryClient.fetchQuery(balanceQueryOptions(lobby)))
    const said = test.reports.map(String)
    expect(said).toEqual([expect.stringMatching(/getBalance: what \S+ answered is none.*`baseUrl`/)])
  })

  it('is said once for each host: a link that does not open', async () => {
    const test = await openDevtools({ member: 'maria88' })
    test.network.alter('/wps/announcement/banner', (value) => ({
      ...value,
      more: [{ link: 'https://promo.example/a' }, { link: 'https://promo.example/b' }],
    }))
    await ask(test, (lobby) =>
      lobby.sdk.wps.GET('/wps/announcement/banner', { params: { query: { groupName: 'm_home', ...EN } } }),
    )
    expect(test.reports.map(String)).toContainEqual(
      expect.stringMatching(/listBanners names a link to https:\/\/promo.example,/),
    )
    expect(test.reports.filter((each) => String(each).includes('promo.example'))).toHaveLength(1)
  })

  it('is not said of a device without a network', async () => {
    const test = await openDevtools({ member: 'maria88' })
    act(() => {
      test.lobby.state.online = false
    })
    test.backend.fault('getBalance', 'drop', 1)
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(balanceQueryOptions(lobby)))
    expect(test.reports).toEqual([])
  })
})

describe('the query cache', () => {
  it('shows keys, status, age and observers, and forgets one or all', async () => {
    const test = await openDevtools({ member: 'maria88' }, 'Query cache')
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(settingsQueryOptions(lobby, EN)))
    await ask(test, (lobby) => lobby.queryClient.fetchQuery(balanceQueryOptions(lobby)))
    const shown = lines('Queries').find((line) => line.includes('"balance"'))
    expect(shown).toMatch(/success, .*observers: 0/)
    await tap(test, 'Clear ["member","balance"]')
    expect(lines('Queries').filter((line) => line.includes('"balance"'))).toEqual([])
    await tap(test, 'Clear the cache')
    expect(test.lobby.queryClient.getQueryCache().getAll()).toEqual([])
    expect(lines('Queries')).toEqual([])
  })

  it('asks anew for what somebody shows', async () => {
    const test = await openDevtools({ member: 'maria88' }, 'Query cache')
    const { result } = renderIn(test, useBalance)
    await act(() => settle(test))
    expect(lines('Queries').find((line) => line.includes('"balance"'))).toMatch(/success, \d+ s old, observers: 1/)
    await tap(test, 'Clear ["member","balance"]')
    expect(test.network.count('/wps/wallets/balance')).toBe(2)
    expect(result.current.text).toBe('₱1,250.50')
  })
})

describe('the device', () => {
  it('shows what the lobby keeps, and removes one key or all, and nothing of others', async () => {
    window.localStorage.setItem('others', '1')
    const { localStorage, sessionStorage } = window
    const test = await openDevtools({ ports: { localStorage, sessionStorage } }, 'Kept on the device')
    await act(async () => {
      test.lobby.ports.localStorage.setItem(STORAGE_KEYS.hideBalance, '1')
      test.lobby.ports.localStorage.setItem(`${STORAGE_KEYS.cache}vendors.EN`, 'x'.repeat(500))
      test.lobby.ports.sessionStorage.setItem(STORAGE_KEYS.trialName, 'trial1')
      await pass(test, 1_000)
    })
    expect(lines('Keys')).toEqual([
      expect.stringContaining(`…localStorage, 500 characters`),
      expect.stringContaining('lobbykit.hideBalance1localStorage'),
      expect.stringContaining('trialNametrial1sessionStorage'),
    ])
    await tap(test, 'Clear lobbykit.hideBalance')
    await act(() => pass(test, 1_000))
    expect(lines('Keys')).toHaveLength(2)
    await tap(test, 'Clear the device')
    await act(() => pass(test, 1_000))
    expect(lines('Keys')).toEqual([])
    expect([localStorage.getItem('others'), localStorage.length, sessionStorage.length]).toEqual(['1', 1, 0])
    localStorage.clear()
  })

  it('shows by their prefix what a lobby keeps that has one', async () => {
    const { localStorage } = window
    localStorage.setItem('lobbykit.hideBalance', 'of another lobby')
    const options = { config: { storagePrefix: 'mine.' }, ports: { localStorage } }
    const test = await openDevtools(options, 'Kept on the device')
    await act(async () => {
      test.lobby.ports.localStorage.setItem('anything', '2')
      await pass(test, 1_000)
    })
    expect(lines('Keys')).toEqual([expect.stringContaining('anything2')])
    localStorage.clear()
  })
})

it('language, open panels, the question and notices are shown, and notices that have gone', async () => {
  const test = await openDevtools({}, 'Language, panels, notices')
  expect(panel().textContent).toContain('EN of EN, TY')
  await act(async () => {
    test.lobby.state.panels = { menu: true, login: false }
    notify(test.lobby, 'info', { id: 'ok' })
    await pass(test, 60_000)
    notify(test.lobby, 'fail', { text: 'No money' })
    await settle(test)
  })
  expect(panel().textContent).toContain('Open panelsmenuQ')
  expect(lines('Notices')).toEqual([expect.stringContaining('fail: No money'), expect.stringContaining('info: ok')])
  expect(test.lobby.state.notices).toHaveLength(1)
})
