import { createSdk, hybridBodyCipher } from '@lobbykit/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { developmentPublicKey } from './keys.ts'
import { startMock } from './node.ts'

const mock = startMock({ games: 650, allowPlainBodies: false })
beforeAll(() => mock.listen())
afterAll(() => mock.close())

const sdk = createSdk({
  baseUrl: 'https://api.site.example',
  merchantCode: 'lobbykit',
  bodyCipher: hybridBodyCipher(developmentPublicKey),
})

describe('the backend in node', () => {
  it('CALL-01 the SDK logs in with an encrypted body and lists games', async () => {
    const body = { type: 'username', username: 'maria88', password: 'Maria88pass' } as const
    const session = await sdk.wps.POST('/wps/session/login', { body })
    expect(session).toMatchObject({ userName: 'maria88' })
    const query = {
      platform: 'html5',
      clientType: 2,
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 26,
      language: 'EN',
    } as const
    expect((await sdk.wps.GET('/wps/game/list', { params: { query } })).games).toHaveLength(26)
    expect(await sdk.lgw.GET('/lgw/games', { params: { query: { language: 'EN' } } })).not.toHaveLength(0)
    expect(mock.backend.calls[0]).toMatchObject({ operationId: 'login', encryption: 'RSA-OAEP-256+A256GCM' })
    expect(mock.backend.violations).toEqual([])
  })

  it('ERR-02 a dropped call fails, and so does one without a handler', async () => {
    mock.backend.fault('getStatus', 'drop')
    await expect(fetch('https://api.site.example/wps/system/status', { headers: { Merchant: 'x' } })).rejects.toThrow(TypeError)
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(fetch('https://elsewhere.example/')).rejects.toThrow()
    expect(String(complaint.mock.calls[0])).toContain('elsewhere.example')
    complaint.mockRestore()
  })

  it('a hanging call ends when its caller gives up', async () => {
    mock.backend.fault('getTemplate', 'hang', 1)
    const controller = new AbortController()
    const call = fetch('https://api.site.example/wps/system/template', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toThrow('aborted')
  })

  it('pictures, games and developer pages are answered too', async () => {
    expect((await fetch('http://localhost:3000/art/vendor/JL.svg')).status).toBe(200)
    expect((await fetch('http://localhost:3000/play/game.js')).status).toBe(200)
    expect((await fetch('http://localhost:3000/mock')).status).toBe(200)
  })
})
