import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNotices, useSettings, useSiteStatus, useStartup } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const useSite = () => ({ startup: useStartup(), settings: useSettings(), site: useSiteStatus(), notices: useNotices() })

it('APP-01 the site is loading until settings and location are there', async () => {
  const test = await testLobby()
  const release = test.network.hold('/wps/system/settings/consolidated')
  const { result } = renderIn(test, useSite)
  await settle(test)
  expect(result.current.startup.status).toBe('loading')
  expect(result.current.settings.location).toBeUndefined()
  expect(result.current.settings.has('MAILCEN')).toBe(false)
  release()
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
  expect(result.current.settings).toMatchObject({ location: 'PH', currency: 'PHP' })
  expect(result.current.settings.has('MAILCEN')).toBe(true)
  expect(result.current.settings.promotionOn('REFERRAL')).toBe(true)
  expect(result.current.settings.promotionOn('NEVER_HEARD_OF')).toBe(false)
  expect(test.network.count('/wps/system/settings/consolidated')).toBe(1)
})

it('APP-01 a start that failed says so, and starts on retry', async () => {
  const test = await testLobby()
  test.backend.fault('getSettings', 'malformed')
  const { result } = renderIn(test, useSite)
  await settle(test)
  expect(result.current.startup.status).toBe('failed')
  expect(result.current.startup.error).toMatchObject({ kind: 'malformed', operation: 'getSettings' })
  test.backend.clearFaults()
  await act(() => result.current.startup.retry())
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
})

it.each(['malformed', 'html', 'null', 'empty-object', 'string', 'garbled', 'empty-body', 'drop'] as const)(
  'APP-01 a start whose answer is broken (%s) has failed, never thrown',
  async (kind) => {
    const test = await testLobby()
    test.backend.fault('getSettings', kind)
    const { result } = renderIn(test, useSite)
    await settle(test)
    expect(result.current.startup.status).toBe('failed')
  },
)

it.each([
  ['normal', 'normal'],
  ['maintenance', 'maintenance'],
  ['restricted', 'restricted'],
  ['maintenance-and-restricted', 'maintenance'],
] as const)('APP-02 the scenario %s starts as %s', async (scenario, status) => {
  const test = await testLobby({ backend: { scenario } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  expect(result.current.startup.status).toBe(status)
})

it('APP-03 a site under maintenance opens without a reload once it is asked again', async () => {
  const test = await testLobby({ backend: { scenario: 'maintenance' } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('maintenance')
  test.backend.scenario = 'normal'
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
  expect(test.network.count('/wps/system/settings/consolidated')).toBe(1)
})

it('APP-03 a double tap asks once', async () => {
  const test = await testLobby({ backend: { scenario: 'maintenance' } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  const before = test.network.count('/wps/system/status')
  await act(() => Promise.all([result.current.site.checkAgain(), result.current.site.checkAgain()]))
  await settle(test)
  expect(test.network.count('/wps/system/status')).toBe(before + 1)
  expect(result.current.site.isFetching).toBe(false)
})

it('APP-03 a site that opened only to be restricted is restricted', async () => {
  const test = await testLobby({ backend: { scenario: 'maintenance-and-restricted' } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  test.backend.scenario = 'restricted'
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('restricted')
})

it('APP-03 asking again without an answer says why and changes nothing', async () => {
  const test = await testLobby({ backend: { scenario: 'maintenance' } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  test.backend.fault('getStatus', 'drop')
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('maintenance')
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'network_failed' } }])
})

it.each([
  ['401', 'not_logged_in'],
  ['html', 'unknown_error'],
  ['malformed', 'unknown_error'],
  ['drop', 'network_failed'],
] as const)('APP-02 ERR-02 a start that failed with %s says what it is: %s', async (kind, id) => {
  const test = await testLobby()
  test.backend.fault('getSettings', kind)
  const { result } = renderIn(test, useStartup)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', reason: { id } })
})

it.each([
  ['ip-blocked', 'blocked', 'blocked_ip'],
  ['down', 'down', 'upgrading'],
  ['maintenance', 'maintenance', 'maintenance'],
  ['restricted', 'restricted', 'blocked_region'],
] as const)(
  'APP-03 APP-29 the scenario %s is a site that is %s and says %s, until it answers',
  async (scenario, status, id) => {
    const test = await testLobby({ backend: { scenario } })
    const { result } = renderIn(test, useStartup)
    await settle(test)
    expect(result.current).toMatchObject({ status, reason: { id } })
    test.backend.scenario = 'normal'
    act(() => result.current.retry())
    await settle(test)
    expect(result.current).toMatchObject({ status: 'normal', reason: undefined })
  },
)

it.each([
  ['ip-blocked', 'blocked'],
  ['down', 'down'],
] as const)('APP-29 the scenario %s is a site that never started: the same button starts it', async (scenario, status) => {
  const test = await testLobby({ backend: { scenario } })
  const { result } = renderIn(test, useSite)
  await settle(test)
  const started = test.network.count('/wps/system/settings/consolidated')
  await act(() => Promise.all([result.current.site.checkAgain(), result.current.site.checkAgain()]))
  await settle(test)
  expect(result.current.startup.status).toBe(status)
  expect(result.current.notices).toEqual([])
  expect(test.network.count('/wps/system/settings/consolidated')).toBe(started + 1)
  test.backend.scenario = 'normal'
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
  expect(test.network.count('/wps/system/status')).toBe(0)
})

it('APP-02 a start that hangs offers to try again after 10 s, and goes on when the answer comes', async () => {
  const test = await testLobby()
  const release = test.network.hold('/wps/system/settings/consolidated')
  const { result } = renderIn(test, useStartup)
  await pass(test, 9_999)
  expect(result.current).toMatchObject({ status: 'loading', reason: undefined })
  await pass(test, 1)
  expect(result.current).toMatchObject({ status: 'failed', reason: { id: 'slow_connection' } })
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('loading')
  release()
  await settle(test)
  expect(result.current).toMatchObject({ status: 'normal', reason: undefined })
})
