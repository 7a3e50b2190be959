import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl, sitePath } from './link.rules.ts'

const BASE = 'https://play.example/m/home?x=1'
const HOSTS = ['games.example', '*.vendor.example', 'dev.example:8443', 'localhost', '127.0.0.1', 'xn--mnchen-3ya.example']
const safe = (value: unknown, base = BASE) => safeUrl(value, { base, hosts: HOSTS })

const GOOD: [address: string, result: string][] = [
  ['/m/activity?id=1', 'https://play.example/m/activity?id=1'],
  ['m.svg', 'https://play.example/m/m.svg'],
  ['../art/a.svg', 'https://play.example/art/a.svg'],
  ['?id=2', 'https://play.example/m/home?id=2'],
  ['https://play.example', 'https://play.example/'],
  ['HTTPS://PLAY.EXAMPLE/a', 'https://play.example/a'],
  ['//games.example/lobby', 'https://games.example/lobby'],
  ['https://games.example/launch?token=a%20b#top', 'https://games.example/launch?token=a%20b#top'],
  ['https://games.example:8080/', 'https://games.example:8080/'],
  ['https://games.example:443/', 'https://games.example/'],
  ['https://a.vendor.example/', 'https://a.vendor.example/'],
  ['https://a.b.vendor.example/', 'https://a.b.vendor.example/'],
  ['https://dev.example:8443/x', 'https://dev.example:8443/x'],
  ['http://localhost:5173/', 'http://localhost:5173/'],
  ['http://127.0.0.1/', 'http://127.0.0.1/'],
  ['http://127.1/', 'http://127.0.0.1/'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://ｇａｍｅｓ.example/', 'https://games.example/'],
  ['  https://games.example/ ', 'https://games.example/'],
  ['ht\ntps://games.example/\t', 'https://games.example/'],
  ['https:\\\\games.example\\a', 'https://games.example/a'],
  ['https:/games.example', 'https://play.example/games.example'],
  ['https://games.example/@evil.example', 'https://games.example/@evil.example'],
  ['https://games.example/..//evil.example', 'https://games.example//evil.example'],
]

const BAD: unknown[] = [
  'http://games.example/',
  'http://play.example/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'http:evil.example//',
  'https://games.example.evil.example/',
  'https://evil.example/games.example',
  'https://evil.example#games.example',
  'https://evil.example?games.example',
  'https://games.example@evil.example/',
  'https://user@games.example/',
  'https://user:secret@play.example/',
  'https://:secret@games.example/',
  'https://games.example%5C@evil.example@games.example/',
  'https://vendor.example/',
  'https://evilvendor.example/',
  'https://.vendor.example/',
  'https://games.example./',
  'https://dev.example/',
  'https://dev.example:8444/',
  'https://g\u0430mes.example/',
  'https://games.example%00.evil.example/',
  'https://games。example.evil.example/',
  'https://[::1]:1/',
  'http://[::1]/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://games.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://play.example/4711',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://games.example/',
  'ws://localhost/',
  'about:blank',
  'intent://games.example#Intent;end',
  'https://',
  'https://[',
  'https://games.example:99999/',
  '',
  '   ',
  undefined,
  null,
  42,
  {},
  ['https://games.example/'],
  { toString: () => 'https://games.example/' },
]

describe('an address from outside', () => {
  it('is tried in enough ways', () => {
    expect(GOOD.length).toBeGreaterThanOrEqual(24)
    expect(BAD.length).toBeGreaterThanOrEqual(24)
  })

  it.each(GOOD)('LAUNCH-08 %j may be opened, as %s', (address, result) => {
    expect(safe(address)).toBe(result)
  })

  it.each(BAD.map((address) => [address]))('LAUNCH-08 %j is refused', (address) => {
    expect(safe(address)).toBeUndefined()
  })

  it('LAUNCH-08 of another host is refused where no hosts are configured', () => {
    expect(safeUrl('https://games.example/', { base: BASE })).toBeUndefined()
    expect(safeUrl('http://localhost/', { base: BASE })).toBeUndefined()
    expect(safeUrl('/a', { base: BASE })).toBe('https://play.example/a')
  })

  it('LAUNCH-08 may be plain http where the page itself is', () => {
    const base = 'http://192.168.1.5:3000/m/home'
    const policy = { base, hosts: ['192.168.1.5'] }
    expect(safeUrl('/art/a.svg', policy)).toBe('http://192.168.1.5:3000/art/a.svg')
    expect(safeUrl('http://192.168.1.5:4000/', policy)).toBe('http://192.168.1.5:4000/')
    expect(safeUrl('http://192.168.1.6:4000/', { base, hosts: ['192.168.1.6'] })).toBeUndefined()
  })

  it('LAUNCH-08 on the own host is never plain http while the page is not', () => {
    expect(safeUrl('http://play.example/', { base: BASE, hosts: ['play.example'] })).toBeUndefined()
  })

  it.each(['', 'nonsense', 'about:blank', 'file:///index.html', 'data:text/html,x'])(
    'LAUNCH-08 is refused on a page without an origin: %s',
    (base) => {
      expect(safeUrl('/a', { base })).toBeUndefined()
      expect(safeUrl('data:text/html,x', { base })).toBeUndefined()
    },
  )
})

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

describe('a path of the site', () => {
  it.each([
    ['/m/activity?id=1', '/m/activity?id=1'],
    ['https://play.example/m/help#top', '/m/help'],
    ['activity', '/m/activity'],
    ['/m', '/m'],
    ['/m//evil.example', '/m//evil.example'],
  ])('LAUNCH-08 %s is %s', (address, path) => {
    expect(sitePath(address, BASE)).toBe(path)
  })

  it.each([
    '/m/../../..//evil.example',
    '/m/%2e%2e//evil.example',
    '/m/..\\..\\\\evil.example',
    '//evil.example/m/',
    'https://games.example/m/',
    'http://play.example/m/',
    '/art/a.svg',
    '/mm',
    '/',
    'javascript:alert(1)',
    '',
    undefined,
  ])('LAUNCH-08 %s is none', (address) => {
    expect(sitePath(address, BASE)).toBeUndefined()
  })
})
