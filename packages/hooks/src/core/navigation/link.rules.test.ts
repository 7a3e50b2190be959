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
