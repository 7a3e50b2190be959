import { ApiError } from '@lobbykit/sdk'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, failureKind, isConfigurationError, originOf } from './complaints.rules.ts'

const NOTHING_YET = { isServed: false, isThere: false, isFlawed: false }
const SERVED = { isServed: true, isThere: true, isFlawed: false }
const failed = (kind: ApiError['kind'], facts: { status?: number; code?: string; sessionEnded?: boolean } = {}) =>
  new ApiError(kind, { operation: 'getSettings', ...facts })

const cipherFailed = () => new ApiError('invalid', { operation: 'login', cause: new Error('no key', { cause: 'bodyCipher' }) })

describe('what a failed call says of the configuration', () => {
  it.each([
    ['nobody has answered yet', failed('network'), NOTHING_YET, 'noAnswer'],
    ['what came is no JSON', failed('malformed'), SERVED, 'otherServer'],
    ['a proxy answers for a backend that is not there', failed('http', { status: 502 }), NOTHING_YET, 'serverError'],
    ['no address can be made', failed('invalid'), NOTHING_YET, 'unsent'],
    ['the cipher fails', cipherFailed(), SERVED, 'brokenCipher'],
    ['there is no such path', failed('http', { status: 404 }), SERVED, 'otherServer'],
    ['everything is refused', failed('refused', { status: 400, code: 'request.invalid' }), NOTHING_YET, 'merchant'],
    ['no cipher', new Error('pass bodyCipher', { cause: 'bodyCipher' }), SERVED, 'bodyCipher'],
  ] as const)('%s', (_, error, heard, kind) => {
    expect(failureKind(error, heard)).toBe(kind)
  })

  it.each([
    ['a network that broke off', failed('network'), SERVED],
    ['an answer with flaws', failed('malformed', { status: 200 }), { ...SERVED, isFlawed: true }],
    ['a backend that fails', failed('http', { status: 502 }), SERVED],
    ['a call that was given wrongly', failed('invalid'), SERVED],
    ['a proxy that has too many requests', failed('http', { status: 429 }), SERVED],
    ['a session that ended', failed('http', { status: 401, sessionEnded: true }), SERVED],
    ['a refusal', failed('refused', { status: 400, code: 'request.invalid' }), SERVED],
    ['a refusal with a code of its own', failed('refused', { status: 400, code: 'region.restricted' }), NOTHING_YET],
    ['a slow backend', failed('timeout'), NOTHING_YET],
    ['a page that was left', new DOMException('left', 'AbortError'), NOTHING_YET],
  ] as const)('%s: nothing', (_, error, heard) => {
    expect(failureKind(error, heard)).toBeUndefined()
  })
})

describe('a fault of the configuration', () => {
  it('carries the call, the host and the key, and says them', () => {
    const error = new ConfigurationError({ kind: 'link', operation: 'listBanners', place: 'https://chat.example:8443' })
    expect(error).toMatchObject({ operation: 'listBanners', host: 'chat.example:8443', key: 'linkHosts' })
    expect(error.message).toBe(
      'listBanners names a link to https://chat.example:8443, which `linkHosts` of the configuration does not let in (hosts, over https): it is not opened.',
    )
    expect([isConfigurationError(error), isConfigurationError(new Error('another'))]).toEqual([true, false])
  })

  it('tells of an address no more than protocol and host', () => {
    expect(
      ['https://a:b@evil.example/secret?token=1', '//evil.example/x', 'javascript:alert(1)', 'https://', 5].map((address) =>
        originOf(address, 'https://site.example/m/home'),
      ),
    ).toEqual([
      'https://evil.example',
      'https://evil.example',
      'javascript:',
      'an address that is none',
      'an address that is none',
    ])
  })
})
