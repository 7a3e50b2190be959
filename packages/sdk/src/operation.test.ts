import { describe, expect, it, vi } from 'vitest'
import { plainBodyCipher } from './bodyCipher.ts'
import { DEFAULT_HEADERS, type HeaderNames, type SdkOptions } from './options.ts'
import { exampleCalls } from './test/contract.ts'
import { HOST, json, MERCHANT, memberSdk, network, send, TOKEN } from './test/network.ts'
import { operations } from './test/operations.ts'

const find = (id: string) => {
  const call = exampleCalls.find((example) => example.id === id)
  if (!call) throw new Error(`the contract has no ${id}`)
  return call
}

async function sent(id: string, options: Partial<SdkOptions> & { guest?: boolean; init?: object } = {}) {
  const example = find(id)
  const { fetch, requests } = network(() => json(example.answer))
  const sdk = memberSdk({ fetch, ...options })
  if (options.guest) sdk.session.clear()
  await send(sdk, example, options.init)
  const [request] = requests
  if (!request) throw new Error(`${id} sent nothing`)
  return request
}

const headersOf = (request: Request) => Object.fromEntries(request.headers)
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

describe('CALL-03 headers follow the facts of the contract', () => {
  const expected = (key: string, names: HeaderNames, { member, standalone }: { member: boolean; standalone: boolean }) => {
    const facts = operations[key]
    const { body } = exampleCalls.find((call) => call.key === key) ?? {}
    return lowerCase({
      [names.merchant]: MERCHANT,
      ...(facts?.module && { [names.module]: facts.module }),
      ...(member && facts?.token && { [names.token]: TOKEN }),
      ...(standalone && facts?.device && { [names.device]: 'OTHERS' }),
      ...(facts?.encrypted && { [names.encryption]: 'none' }),
      // The plain cipher of these tests sends JSON.
      ...(body !== undefined && { 'Content-Type': facts?.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    })
  }
  const renamed: HeaderNames = {
    token: 'X-Session',
    module: 'X-Module-Id',
    merchant: 'X-Site',
    device: 'X-Device',
    encryption: 'X-Sealed',
    intention: 'X-Once',
    requestId: 'X-Trace',
  }

  it.each(Object.entries(operations))('%s', async (key, { id }) => {
    for (const member of [true, false]) {
      for (const standalone of [true, false]) {
        const who = { guest: !member, standalone: () => standalone }
        expect(headersOf(await sent(id, who))).toEqual(expected(key, DEFAULT_HEADERS, { member, standalone }))
        const other = headersOf(await sent(id, { ...who, headers: renamed }))
        expect(other).toEqual(expected(key, renamed, { member, standalone }))
      }
    }
  })

  it('LOGIN-10 a login from a standalone app is encrypted and says its device', async () => {
    const request = await sent('login', { standalone: () => true })
    expect(request.method).toBe('POST')
    expect(request.url).toBe(`https://${HOST}/wps/session/login`)
    expect(headersOf(request)).toEqual({
      merchant: MERCHANT,
      encryption: 'none',
      device: 'OTHERS',
      'content-type': 'application/json',
    })
  })

  it('LOGIN-10 a login from a browser does not', async () => {
    expect((await sent('login', { standalone: () => false })).headers.has('Device')).toBe(false)
    expect((await sent('login')).headers.has('Device')).toBe(false)
  })

  it('LAUNCH-07 a launch names vendor, room, node and free play, and no choice', async () => {
    const { fetch, requests } = network(() => json({ success: true, value: { url: 'https://play.example/' } }))
    const query = { vendor: 'JL', gameId: 'r-7', nodeId: 7, supportPlay: true, showChoice: false as const, language: 'EN' }
    await memberSdk({ fetch }).wps.GET('/wps/game/launchGame', { params: { query } })
    const url = new URL(requests[0]?.url ?? '')
    expect([requests[0]?.method, url.pathname]).toEqual(['GET', '/wps/game/launchGame'])
    const { vendor, gameId, nodeId, supportPlay, showChoice } = Object.fromEntries(url.searchParams)
    expect({ vendor, gameId, nodeId, supportPlay, showChoice }).toEqual({
      vendor: 'JL',
      gameId: 'r-7',
      nodeId: '7',
      supportPlay: 'true',
      showChoice: 'false',
    })
  })

  it.each([
    ['register', '/wps/member/register'],
    ['registerByMobile', '/wps/member/register/mobile'],
  ])('REG-15 %s is a sealed PUT of its module that says it is a normal registration', async (id, path) => {
    const sealed: string[] = []
    const bodyCipher = {
      encrypt: async (plain: string) => {
        sealed.push(plain)
        return { ...(await plainBodyCipher.encrypt(plain)), header: 'scheme;key=1', body: 'sealed' }
      },
    }
    const request = await sent(id, { bodyCipher, guest: true })
    expect([request.method, new URL(request.url).pathname]).toEqual(['PUT', path])
    expect(headersOf(request)).toMatchObject({ module: 'REGISTER_REE3', encryption: 'scheme;key=1' })
    expect(await request.text()).toBe('sealed')
    expect(JSON.parse(sealed[0] ?? '')).toMatchObject({ normalRegister: true })
  })

  it.each([
    ['startFreePlay', 'FREEPLAY3'],
    ['sendResetSms', 'PWRESETSMS3'],
    ['getUnreadCount', 'INBOX3'],
    ['register', 'REGISTER_REE3'],
    ['getCaptcha', 'VALID_CAPTCHA3'],
  ])('%s belongs to module %s', async (id, module) => {
    expect((await sent(id)).headers.get('Module')).toBe(module)
  })

  it('a caller may add headers in any form, but not change what the facts say', async () => {
    const key = { 'Idempotency-Key': 'k-1', Merchant: 'another', Module: 'another' }
    for (const headers of [key, new Headers(key), Object.entries(key)]) {
      const request = await sent('getUnreadCount', { init: { headers } })
      expect(request.headers.get('Idempotency-Key')).toBe('k-1')
      expect(request.headers.get('Merchant')).toBe(MERCHANT)
      expect(request.headers.get('Module')).toBe('INBOX3')
    }
  })
})

describe('CALL-03 addresses', () => {
  it('carry the parameters of the call, the merchant where the contract asks for it, and nothing else', async () => {
    for (const { id, key, query, path } of exampleCalls) {
      const url = new URL((await sent(id)).url)
      const wanted = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const merchantQuery = operations[key]?.merchantQuery
      if (merchantQuery) wanted[merchantQuery] = MERCHANT
      const place = key.split(' ')[1]?.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
      expect(`${url.origin}${url.pathname}`).toBe(`https://${HOST}${place}`)
      expect(Object.fromEntries(url.searchParams), id).toEqual(wanted)
    }
  })

  it('are those of the SDK, whatever else a caller passes', async () => {
    const leak = vi.fn()
    const init = { baseUrl: 'https://elsewhere.example', fetch: leak, middleware: [{ onRequest: leak }], parseAs: 'text' }
    const request = await sent('getUnreadCount', { init: { ...init, params: { header: { Merchant: 'another' } } } })
    expect(new URL(request.url).host).toBe(HOST)
    expect(request.headers.get('Merchant')).toBe(MERCHANT)
    expect(leak).not.toHaveBeenCalled()
  })

  it('carry the token only where the contract has a parameter for it and the merchant switched it on', async () => {
    const withToken: string[] = []
    for (const { id } of exampleCalls) {
      expect((await sent(id)).url).not.toContain(TOKEN)
      const { url } = await sent(id, { tokenInQuery: true })
      if (url.includes(TOKEN)) withToken.push(`${id} ${new URL(url).searchParams.get('token')}`)
      expect((await sent(id, { tokenInQuery: true, guest: true })).url).not.toContain('token=')
    }
    expect(withToken.toSorted()).toEqual([
      `getDividendRequest ${TOKEN}`,
      `listAnnouncements ${TOKEN}`,
      `listFavourites ${TOKEN}`,
    ])
  })
})

describe('CALL-03 bodies', () => {
  it('travel as the contract says: form-encoded, encrypted or JSON', async () => {
    const bodyCipher = {
      encrypt: async (plain: string) => ({ ...(await plainBodyCipher.encrypt(plain)), body: `sealed${plain}` }),
    }
    const kinds = { form: 0, encrypted: 0, json: 0, none: 0 }
    for (const { id, key, body } of exampleCalls) {
      const text = await (await sent(id, { bodyCipher })).text()
      const facts = operations[key]
      const kind = facts?.form ? 'form' : facts?.encrypted ? 'encrypted' : body === undefined ? 'none' : 'json'
      kinds[kind]++
      if (kind === 'form') expect(Object.fromEntries(new URLSearchParams(text))).toEqual(body)
      if (kind === 'encrypted') expect(text).toBe(`sealed${JSON.stringify(body)}`)
      if (kind === 'json') expect(JSON.parse(text)).toEqual(body)
      if (kind === 'none') expect(text).toBe('')
    }
    expect(Object.values(kinds).every((count) => count > 0)).toBe(true)
  })

  it('FORGOT-02 the password by e-mail is asked for with a form', async () => {
    expect(await (await sent('sendPasswordByEmail')).text()).toBe('username=maria88&email=maria%40mail.example')
  })
})

it('CALL-01 the table holds every call of the contract', () => {
  expect(
    Object.entries(operations)
      .map(([key, { id }]) => `${key} ${id}`)
      .sort(),
  ).toEqual(exampleCalls.map(({ key, id }) => `${key} ${id}`).sort())
})
