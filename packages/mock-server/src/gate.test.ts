import { describe, expect, it, vi } from 'vitest'
import { faultKinds } from './faults.ts'
import { scenarioNames } from './scenarios/scenarios.ts'
import { createTester, pageQuery } from './testKit.ts'

const site = { merchantCode: 'lobbykit', language: 'EN' }

describe('scenarios', () => {
  it.each(scenarioNames)('%s answers the settings as the contract says, or not at all', async (scenario) => {
    const { send, backend } = createTester({ scenario })
    await send('getSettings', { query: { language: 'EN' } }).catch((error: unknown) => {
      expect(['offline', 'flaky', 'ip-blocked', 'down']).toContain(scenario)
      // Nothing came, or something that is no answer of the backend.
      expect(error).toBeInstanceOf(scenario === 'offline' || scenario === 'flaky' ? TypeError : SyntaxError)
    })
    expect(backend.violations).toEqual([])
  })

  it('APP-02 maintenance and restriction show in the status and close everything but the site itself', async () => {
    const { send, backend } = createTester({ scenario: 'maintenance-and-restricted' })
    expect((await send('getStatus')).value).toMatchObject({ maintenance: true, regionRestriction: true })
    expect(await send('listHotMatches', { query: site })).toMatchObject({ status: 503, errorCode: 'system.maintenance' })
    backend.scenario = 'restricted'
    expect((await send('getStatus')).value).toEqual({ maintenance: false, regionRestriction: true })
    expect(await send('listHotMatches', { query: site })).toMatchObject({ status: 400, errorCode: 'region.restricted' })
    backend.scenario = 'normal'
    expect(await send('listHotMatches', { query: site })).toMatchObject({ success: true })
  })

  it.each([
    ['ip-blocked', 403],
    ['down', 503],
  ] as const)('APP-29 %s answers every call with %i and a page of its own', async (scenario, status) => {
    const { backend } = createTester({ scenario })
    for (const path of ['/wps/system/settings/consolidated?language=EN', '/wps/game/winners']) {
      const answer = await backend.handle(new Request(`http://localhost${path}`))
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Content-Type')).toBe('text/html')
    }
  })

  it('POP-06 an empty site has no games, vendors, announcements, matches or winners', async () => {
    const { send, backend } = createTester({ scenario: 'empty' })
    expect((await send('listGames', { query: pageQuery() })).value).toEqual({ games: [], pageNum: 1, totalPages: 0 })
    expect((await send('listVendors', { query: site })).at('sorting')).toEqual([])
    expect((await send('listNotices', { query: site })).value).toEqual([])
    expect((await send('listHotMatches', { query: site })).value).toEqual([])
    expect((await send('listWinners', { query: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } })).value).toEqual([])
    expect(backend.violations).toEqual([])
  })

  it('an empty site counts no promotion and no message that its lists do not have', async () => {
    const { send, logIn } = createTester({ scenario: 'empty' })
    const token = await logIn()
    const member = { token, query: { language: 'EN' } }
    for (const list of ['listPromotions', 'listAvailablePromotions'] as const)
      expect((await send(list, member)).value).toEqual([])
    const page = { token, query: { language: 'EN', pageNo: 1, pageSize: 20 } }
    expect((await send('listMessages', page)).value).toEqual({ content: [], pageNum: 1, totalPages: 0 })
    expect((await send('getUnreadCount', { token })).value).toBe(0)
    expect((await send('getMessageCount', { token })).value).toBe(0)
  })

  it('APP-15 slow waits, offline does not answer', async () => {
    const sleep = vi.fn(async () => {})
    const { send, backend } = createTester({ scenario: 'slow', sleep })
    await send('getStatus')
    expect(sleep).toHaveBeenCalledWith(expect.any(Number), expect.any(AbortSignal))
    expect(sleep.mock.calls.flat()[0]).toBeGreaterThanOrEqual(1500)
    backend.scenario = 'offline'
    await expect(send('getStatus')).rejects.toThrow('no answer')
  })

  it('LOGIN-13 expired ends a session with the first call that uses it', async () => {
    const { send, logIn, backend } = createTester()
    const token = await logIn()
    backend.scenario = 'expired'
    expect(await send('getBalance', { token })).toMatchObject({ status: 401 })
    backend.scenario = 'normal'
    expect(await send('getBalance', { token })).toMatchObject({ status: 401 })
  })

  it('flaky fails every third call, the same ones for the same seed', async () => {
    const run = async () => {
      const { send } = createTester({ scenario: 'flaky' })
      const outcomes: unknown[] = []
      for (let call = 0; call < 9; call += 1) {
        outcomes.push(
          await send('getStatus').then(
            ({ status }) => status,
            () => 'dropped',
          ),
        )
      }
      return outcomes
    }
    const outcomes = await run()
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(6)
    for (const index of [2, 5, 8]) expect(outcomes[index]).not.toBe(200)
    expect(await run()).toEqual(outcomes)
  })

  it('takes flags over the scenario', async () => {
    const { send, backend } = createTester({ scenario: 'username-only', flags: { FEEDBACK3: false } })
    backend.setFlag('MOBILENUMREG3', true)
    expect((await send('getWhitelabel')).at('flags')).toMatchObject({ MOBILENUMREG3: true, FEEDBACK3: false })
  })
})

describe('faults', () => {
  it.each([
    ['500', 500, '"errorCode":"server.error"'],
    ['401', 401, '"errorCode":"session.ended"'],
    ['malformed', 200, '{"success":true,"value":{"games":[{'],
    ['html', 200, '<!doctype html>'],
    ['null', 200, 'null'],
    ['empty-object', 200, '{}'],
    ['string', 200, '"hello"'],
    ['empty-body', 200, ''],
    ['garbled', 200, '"maintenance":"no"'],
  ] as const)('CALL-04 %s answers %i with %s', async (kind, status, part) => {
    const { backend, request } = createTester()
    backend.fault('getStatus', kind)
    const response = await backend.handle(request('getStatus'))
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(part)
    expect(await (await backend.handle(request('getTemplate'))).json()).toMatchObject({ success: true })
  })

  it('CALL-04 garbled keeps lists lists, and changes what stands in them', async () => {
    const { backend, send } = createTester()
    const sent = await send('listNotices', { query: site })
    backend.fault('listNotices', 'garbled')
    const garbled = await send('listNotices', { query: site })
    expect(garbled.value).toHaveLength(Array.isArray(sent.value) ? sent.value.length : -1)
    expect([typeof sent.at(0, 'id'), typeof garbled.at(0, 'id')]).toEqual(['number', 'string'])
  })

  it('lasts so many calls, or until it is cleared; one call can differ from all others', async () => {
    const { backend, send } = createTester()
    backend.fault('*', '500')
    backend.fault('getStatus', '401', 2)
    const statuses = async () => [(await send('getStatus')).status, (await send('getTemplate')).status]
    expect(await statuses()).toEqual([401, 500])
    expect(await statuses()).toEqual([401, 500])
    expect(await statuses()).toEqual([500, 500])
    backend.clearFaults()
    expect(await statuses()).toEqual([200, 200])
  })

  it('drop leaves nothing done, lost does the work and loses the answer', async () => {
    const { backend, send, logIn } = createTester()
    const token = await logIn()
    backend.fault('addFavourite', 'drop', 1)
    await expect(send('addFavourite', { token, body: { nodeId: 1 } })).rejects.toThrow('no answer')
    expect((await send('listFavouriteIds', { token })).value).toEqual([])
    backend.fault('addFavourite', 'lost', 1)
    await expect(send('addFavourite', { token, body: { nodeId: 1 } })).rejects.toThrow('no answer')
    expect((await send('listFavouriteIds', { token })).value).toEqual([1])
  })

  it('hang answers nothing until the caller gives up', async () => {
    const { backend, send } = createTester()
    backend.fault('getStatus', 'hang')
    const controller = new AbortController()
    const settled = vi.fn()
    const call = send('getStatus', { signal: controller.signal }).catch(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    controller.abort()
    await call
    expect(settled).toHaveBeenCalledOnce()
  })

  it('slow waits three seconds, flaky fails every other call', async () => {
    const sleep = vi.fn(async () => {})
    const { backend, send } = createTester({ sleep })
    backend.fault('getStatus', 'slow', 1)
    expect((await send('getStatus')).status).toBe(200)
    expect(sleep).toHaveBeenCalledWith(3000, expect.any(AbortSignal))
    backend.fault('getStatus', 'flaky')
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push((await send('getStatus')).status)
    expect(statuses).toEqual([500, 200, 500, 200])
  })

  it('knows every kind it offers', async () => {
    for (const kind of faultKinds.filter((each) => each !== 'hang')) {
      const { backend, request } = createTester()
      backend.fault('getStatus', kind)
      expect(await backend.handle(request('getStatus')), kind).toBeInstanceOf(Response)
    }
  })
})
