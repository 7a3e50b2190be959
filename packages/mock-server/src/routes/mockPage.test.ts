import { expect, it } from 'vitest'
import { createMockBackend } from '../createMockBackend.ts'
import type { MockBackend } from '../options.ts'

const HOST = 'http://mock.example'
const PAGE = { Accept: 'text/html' }

const show = async (backend: MockBackend, path: string) =>
  (await backend.handle(new Request(HOST + path, { headers: PAGE }))).text()

/** Sends a form of the page, and says where that leads. */
async function submit(backend: MockBackend, path: string, fields: Record<string, string>) {
  const response = await backend.handle(new Request(HOST + path, { method: 'POST', body: new URLSearchParams(fields) }))
  return [response.status, response.headers.get('Location')]
}
/** The page that a browser shows after a form was sent. */
async function shownAfter(backend: MockBackend, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const response = await backend.handle(new Request(HOST + path, { method: 'POST', headers: PAGE, body }))
  expect(response.headers.get('Content-Type')).toContain('text/html')
  return response.text()
}
const LED_BACK = [303, '/mock']
const callStatus = async (backend: MockBackend) =>
  (await backend.handle(new Request(`${HOST}/wps/system/status?x=<b>`, { headers: { Merchant: 'acme' } }))).status

it('the developer’s page switches scenario, flags and faults by its forms, and shows itself again', async () => {
  const backend = createMockBackend({ games: 650, checkContract: 'off' })
  const flag =
    /name="flag" value="(\w+)"><input type="hidden" name="on" value="false"/.exec(await show(backend, '/mock'))?.[1] ?? ''
  expect(await submit(backend, '/mock/flag', { flag, on: 'false' })).toEqual(LED_BACK)
  expect(await show(backend, '/mock')).toContain(`${flag}: off`)
  expect(await submit(backend, '/mock/scenario', { scenario: 'empty' })).toEqual(LED_BACK)
  expect(backend.scenario).toBe('empty')
  expect(await submit(backend, '/mock/fault', { target: 'getStatus', kind: '500', times: '1' })).toEqual(LED_BACK)
  expect([await callStatus(backend), await callStatus(backend)]).toEqual([500, 200])
  expect(await submit(backend, '/mock/fault', { target: 'getStatus', kind: '500', times: '' })).toEqual(LED_BACK)
  expect([await callStatus(backend), await callStatus(backend)]).toEqual([500, 500])
  expect(await show(backend, '/mock')).toContain('<td>getStatus</td><td>500</td><td>until told otherwise</td>')
  expect(await submit(backend, '/mock/fault', { clear: 'true' })).toEqual(LED_BACK)
  expect(await callStatus(backend)).toBe(200)
  expect(await submit(backend, '/mock/reset', {})).toEqual(LED_BACK)
  expect(backend.scenario).toBe('normal')
})

it('the developer’s page opens a session of a member, says who has it and how one goes on, and gives no raw answer', async () => {
  const backend = createMockBackend({ games: 650 })
  const page = await shownAfter(backend, '/mock/login', { account: 'maria88' })
  expect(page).toMatch(/<h1>maria88 has a session<\/h1>/)
  expect(page).toContain('log in as <b>maria88</b> with the password <b>Maria88pass</b>')
  expect(page).toContain('<a href="/mock">')
  expect(page).not.toContain('{&quot;')
  const [, token = ''] = /Authorization: ([^<]+)/.exec(page) ?? []
  const headers = { Merchant: 'lobbykit', Authorization: token, Module: 'COMM3' }
  const balance = await backend.handle(new Request(`${HOST}/wps/wallets/balance`, { headers }))
  expect(await balance.json()).toMatchObject({ success: true, value: { sumBalance: 1250.5 } })
})

it.each([
  ['/mock/login', { account: '<b>' }, 'no member is called &lt;b&gt;'],
  ['/mock/login', { account: 'blocked1' }, 'member disabled'],
  ['/mock/scenario', { scenario: 'nonsense' }, 'scenario is one of'],
])('the developer’s page says at %s of %o why nothing was done, and leads back', async (path, fields, why) => {
  const page = await shownAfter(createMockBackend({ games: 650 }), path, fields)
  expect(page).toContain('<h1>Nothing was done</h1>')
  expect(page).toContain(why)
  expect(page).toContain('<a href="/mock">')
})

it('the developer’s page says what is wrong with a form, and does nothing', async () => {
  const backend = createMockBackend({ games: 650 })
  expect(await submit(backend, '/mock/scenario', { scenario: 'nonsense' })).toEqual([400, null])
  expect(await submit(backend, '/mock/flag', { flag: '' })).toEqual([400, null])
  expect(backend.scenario).toBe('normal')
})

it('the developer’s page shows calls and codes as they come, and runs nothing that a call brings', async () => {
  const backend = createMockBackend({ games: 650, checkContract: 'off' })
  await callStatus(backend)
  const calls = await show(backend, '/mock/calls')
  expect(calls).toContain('getStatus')
  expect(calls).toContain('http-equiv="refresh"')
  expect(calls).not.toContain('<b>')
  expect(calls).toMatch(/<td>200 in \d+ ms<\/td>/)
  expect(await show(backend, '/mock/codes')).toContain('<h1>Codes</h1>')
  const json = await backend.handle(new Request(`${HOST}/mock/calls`))
  expect(await json.json()).toMatchObject([{ operationId: 'getStatus', status: 200, ms: expect.any(Number), flaws: [] }])
})

it('the developer’s page says what in a call breaks the contract, and which answer never came', async () => {
  const backend = createMockBackend({ games: 650, checkContract: 'report' })
  expect(await callStatus(backend)).toBe(400)
  expect(backend.calls.at(-1)).toMatchObject({ status: 400, flaws: [expect.stringMatching(/^request: query x/)] })
  expect(await show(backend, '/mock/calls')).toMatch(/<td>400 in \d+ ms; request: query x/)
  backend.fault('getStatus', 'drop', 1)
  await callStatus(backend)
  expect(await show(backend, '/mock/calls')).toMatch(/<td>none in \d+ ms<\/td>/)
})
