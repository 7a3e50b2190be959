import { hybridBodyCipher } from '@lobbykit/sdk'
import { describe, expect, it } from 'vitest'
import { developmentPublicKey } from './keys.ts'
import { createTester, pageQuery } from './testKit.ts'

const credentials = { type: 'username', username: 'maria88', password: 'Maria88pass' } as const

describe('how a call is read', () => {
  it('CALL-03 a missing merchant or a wrong module is refused with 400', async () => {
    const { send } = createTester()
    expect(await send('getStatus', { headers: { Merchant: '' } })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(await send('getCaptcha', { headers: { Module: 'OTHER' } })).toMatchObject({ status: 400 })
    expect(await send('getCaptcha')).toMatchObject({ status: 200 })
  })

  it('CALL-02 a request that breaks the contract is refused and noted', async () => {
    const { send, backend } = createTester()
    const wrong = [
      pageQuery({ pageNo: 'one' }),
      pageQuery({ pageNo: 0 }),
      pageQuery({ pageNo: '99999999999999999999' }),
      pageQuery({ pageSize: 101 }),
      pageQuery({ sortBy: 'name' }),
    ]
    for (const query of wrong) expect(await send('listGames', { query })).toMatchObject({ status: 400 })
    const { language: _, ...incomplete } = pageQuery()
    expect(await send('listGames', { query: incomplete })).toMatchObject({ status: 400 })
    expect(await send('login', { body: { type: 'username', username: 'maria88' } })).toMatchObject({ status: 400 })
    expect(backend.violations).toHaveLength(7)
    expect(backend.violations[0]).toEqual({
      operationId: 'listGames',
      side: 'request',
      message: 'query pageNo must be integer',
    })
  })

  it('CALL-02 an answer that breaks the contract becomes a 500, or only a note where that is wanted', async () => {
    const half = { clock: () => 0.5 }
    const strict = createTester(half)
    const token = await strict.logIn()
    expect(await strict.send('getMemberInfo', { token })).toMatchObject({ status: 500, errorCode: 'contract.broken' })
    expect(strict.backend.violations).toEqual([
      { operationId: 'getMemberInfo', side: 'answer', message: 'answer/value/regDate must be integer' },
    ])
    const lax = createTester({ ...half, checkContract: 'report' })
    expect(await lax.send('getMemberInfo', { token: await lax.logIn() })).toMatchObject({ status: 200, success: true })
    expect(lax.backend.violations).toHaveLength(1)
    const off = createTester({ ...half, checkContract: 'off' })
    expect(await off.send('getMemberInfo', { token: await off.logIn() })).toMatchObject({ status: 200 })
    expect(off.backend.violations).toEqual([])
  })

  it('LOGIN-10 an encrypted body of the SDK is understood, a broken one refused', async () => {
    const { backend, request } = createTester({ allowPlainBodies: false })
    const { body, header } = await hybridBodyCipher(developmentPublicKey).encrypt(JSON.stringify(credentials))
    const SEALED = 'application/vnd.lobbykit.sealed'
    const post = (text: string, encryption?: string, type = SEALED) => {
      const { url, headers } = request('login', { headers: encryption === undefined ? {} : { Encryption: encryption } })
      if (encryption === undefined) headers.delete('Encryption')
      headers.set('Content-Type', type)
      return backend.handle(new Request(url, { method: 'POST', headers, body: text }))
    }
    expect(await (await post(body, header)).json()).toMatchObject({ success: true, value: { userName: 'maria88' } })
    const damaged = `${body.slice(0, -8)}AAAAAAA=`
    const refusals = [
      post(damaged, header),
      post(JSON.stringify(credentials), 'none'),
      post(JSON.stringify(credentials)),
      post(body, 'rot13'),
      post(body, header, 'application/json'),
      post(body, header, 'image/png'),
    ]
    for (const answer of refusals) expect((await answer).status).toBe(400)
    expect(await (await post(body, header, `${SEALED}; charset=utf-8`)).json()).toMatchObject({ success: true })
  })

  it('LOGIN-10 a plain body in the place of an encrypted one says that it is JSON', async () => {
    const { send } = createTester()
    const asked = (type: string) => send('login', { body: credentials, headers: { 'Content-Type': type } })
    expect(await asked(' application/JSON; charset=utf-8')).toMatchObject({ success: true })
    for (const type of ['text/plain', 'application/vnd.lobbykit.sealed'])
      expect(await asked(type), type).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  })

  it.each([
    ['sendLoginSms', { mobileNum: '9171234567', countryDialingCode: '63' }, 'application/json', 'text/plain;charset=UTF-8'],
    [
      'sendPasswordByEmail',
      { username: 'maria88', email: 'maria@mail.example' },
      'application/x-www-form-urlencoded',
      'application/json',
    ],
  ] as const)('CALL-02 the body of %s says the type that the contract gives it', async (id, body, right, wrong) => {
    const { send, backend } = createTester()
    const asked = (type: string) => send(id, { body, headers: { 'Content-Type': type } })
    expect(await asked(wrong)).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(backend.violations.map(({ message }) => message)).toEqual([`header Content-Type must be ${right}`])
    expect(await asked(`${right}; charset=utf-8`)).toMatchObject({ status: 200 })
  })

  it('a required token must be valid; an optional one that is not counts as none', async () => {
    const { send } = createTester()
    expect(await send('getBalance')).toMatchObject({ status: 401, errorCode: 'session.ended' })
    expect(await send('getBalance', { token: 'nonsense' })).toMatchObject({ status: 401, errorCode: 'token.invalid' })
    expect(await send('listGames', { query: pageQuery(), token: 'nonsense' })).toMatchObject({ status: 200 })
  })

  it('LOGIN-13 a token that opens no session any more is refused by what became of it', async () => {
    const { send, logIn, pass } = createTester()
    const [left, forgotten] = [await logIn(), await logIn()]
    await send('logout', { token: left })
    expect(await send('getBalance', { token: left })).toMatchObject({ status: 401, errorCode: 'session.ended' })
    pass(12 * 3_600)
    expect(await send('getBalance', { token: forgotten })).toMatchObject({ status: 401, errorCode: 'session.expired' })
  })

  it('HOME-08 the token of an announcement call may come as the query parameter the contract names', async () => {
    const { send, logIn } = createTester()
    const query = { types: 'A', platform: 'M', merchantCode: 'lobbykit', language: 'EN', groupName: 'm_home' }
    const token = await logIn('agent01', 'Agent01pass')
    expect((await send('listAnnouncements', { query: { ...query, token } })).at('footer', 'unreadCount')).toBe(2)
    expect((await send('listAnnouncements', { query })).at('footer', 'unreadCount')).toBe(0)
  })

  it('keeps a log of the calls without tokens, keys or bodies', async () => {
    const { backend, request, logIn } = createTester()
    const token = await logIn()
    const query = { types: 'A', platform: 'M', merchantCode: 'lobbykit', language: 'EN', token }
    await backend.handle(request('listAnnouncements', { query, token, headers: { Device: 'OTHERS' } }))
    expect(backend.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/wps/announcement',
      operationId: 'listAnnouncements',
      merchant: 'lobbykit',
      module: null,
      device: 'OTHERS',
      hasToken: true,
      query: { types: 'A' },
    })
    expect(backend.calls[0]).toMatchObject({ operationId: 'login', encryption: 'none' })
    const text = JSON.stringify(backend.calls)
    expect(text).not.toContain(token)
    expect(text).not.toContain('Maria88pass')
  })

  it('answers 404 for what the contract does not have', async () => {
    const { backend } = createTester()
    expect((await backend.handle(new Request('http://mock.example/wps/nothing'))).status).toBe(404)
  })
})
