import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl, sitePath } from './link.rules.ts'

const BASE = 'https://play.example/m/home?x=1'
const HOSTS = ['games.example', '*.vendor.example', 'dev.example:8443', 'localhost', '127.0.0.1', 'xn--mnchen-3ya.example']
const safe = (value: unknown, base = BASE) => safeUrl(value, { base, hosts: HOSTS })

describe('any address at all', () => {
  const scheme = fc.constantFrom(
    '',
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'data:',
    'blob:',
    'blob:https:',
    'file:',
    'ws:',
    'ht\ttps:',
    'view-source:',
    'x:',
  )
  const slashes = fc.constantFrom('', '/', '//', '///', '\\', '\\\\', '/\\', '/\t/', '//\u0000', '/%2f', ':')
  const user = fc.constantFrom('', '', '', '', '@', 'u@', 'u:p@', ':@', 'games.example@', 'games.example%40', 'a\\@', '\u0000@')
  const host = fc.constantFrom(
    'play.example',
    'games.example',
    'GAMES.example',
    'a.vendor.example',
    'vendor.example',
    '.vendor.example',
    'xvendor.example',
    'evil.example',
    'games.example.evil.example',
    'games.example.',
    'play.example.',
    'localhost',
    'localhost.evil.example',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'g\u0430mes.example',
    'ｇａｍｅｓ.example',
    'games。example',
    'münchen.example',
    'xn--mnchen-3ya.example',
    'dev.example',
    'gam\u00ades.example',
    'games%2eexample',
    'games.example%00',
    'games.example\u0000',
    '..',
    '',
  )
  const port = fc.constantFrom('', '', '', ':', ':443', ':80', ':8443', ':99999', ':0', ':x', ':443@evil.example')
  const tail = fc.constantFrom(
    '',
    '/',
    '/m/home',
    '/m/../..//evil.example',
    '\\evil.example',
    '?games.example',
    '#@evil.example',
    '/%2e%2e/',
    '//evil.example',
    ';x',
    '\u2028',
    '/\u202e',
    '%',
    ' ',
  )
  const noise = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ' ',
        '\t',
        '\n',
        '\u0000',
        '\u0001',
        '\u00a0',
        '\u200b',
        '\ufeff',
        '\\',
        '/',
        '@',
        '%',
        '#',
        '?',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }) },
  )
  const address = fc.tuple(noise, scheme, noise, slashes, user, host, noise, port, tail, noise).map((parts) => parts.join(''))
  const bases = ['https://play.example/m/home', 'http://localhost:3000/m/home', 'http://play.example/m/home']

  /** Why an address may not be opened; written from the words of the policy, not from the rule. */
  function objection(href: string, base: string): string | undefined {
    const url = new URL(href)
    const own = new URL(base)
    if (url.username !== '' || url.password !== '') return 'credentials'
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
    if (url.host === own.host && url.protocol === own.protocol) return undefined
    const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]'
    if (url.protocol === 'http:' && !local) return 'plain'
    const named = ['games.example', 'localhost', '127.0.0.1', 'xn--mnchen-3ya.example'].includes(url.hostname)
    const below = /^(?:[^.]+\.)+vendor\.example$/.test(url.hostname)
    return named || below || url.host === 'dev.example:8443' ? undefined : 'host'
  }

  it.each(bases)('LAUNCH-08 is on an allowed host or refused, on a page of %s', { timeout: 10_000 }, (base) => {
    const count = { allowed: 0, refused: 0 }
    fc.assert(
      fc.property(address, (value) => {
        const result = safe(value, base)
        let parsed: string | undefined
        try {
          parsed = new URL(value, base).href
        } catch {
          parsed = undefined
        }
        const allowed = parsed !== undefined && value.trim() !== '' && objection(parsed, base) === undefined
        if (result !== (allowed ? parsed : undefined)) throw new Error(`${JSON.stringify(value)} became ${result}`)
        count[allowed ? 'allowed' : 'refused']++
      }),
      { seed: 20_260_101, numRuns: 34_000 },
    )
    // Allowed and refused addresses were both tried, and many of each.
    expect(count.allowed).toBeGreaterThan(3_000)
    expect(count.refused).toBeGreaterThan(10_000)
  })

  it('LAUNCH-08 that is allowed stays what it is when it is read again', () => {
    fc.assert(
      fc.property(address, (value) => {
        const result = safe(value)
        if (result !== undefined)
          expect(safe(result, 'https://other.example/')).toBe(result.startsWith('https://play.example/') ? undefined : result)
      }),
      { seed: 1, numRuns: 5_000 },
    )
  })

  it('LAUNCH-08 as a path of the site leads nowhere else', () => {
    let paths = 0
    const start = fc.constantFrom(
      '',
      '',
      '/m',
      '/m/',
      '/m/home',
      '/m//',
      '/m/..',
      '/m/%2e%2e/',
      '\\m\\',
      'https://play.example/m/',
    )
    fc.assert(
      fc.property(start, address, fc.constantFrom(...bases), (before, after, base) => {
        const path = sitePath(before + after, base)
        if (path === undefined) return
        paths++
        expect(path).toMatch(/^\/m(?:\/|\?|$)/)
        const { origin, pathname } = new URL(path, base)
        expect(origin).toBe(new URL(base).origin)
        expect(pathname).toMatch(/^\/m(?:\/|$)/)
      }),
      { seed: 2, numRuns: 10_000 },
    )
    expect(paths).toBeGreaterThan(1_000)
  })
})
