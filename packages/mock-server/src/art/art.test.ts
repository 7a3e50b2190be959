import { describe, expect, it } from 'vitest'
import {
  type ArtCategory,
  appIcon,
  artFor,
  avatar,
  type BannerTheme,
  banner,
  captchaImage,
  gameArt,
  gameWide,
  SYMBOL_COUNT,
  strip,
  symbolArt,
  teamBadge,
  vendorLogo,
} from './index.ts'
import { seeded } from './kit.ts'
import { xmlFault } from './xmlFault.fixture.ts'

const LONGEST_BYTES = 7500
const CATEGORIES: readonly ArtCategory[] = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
  'INHOUSE',
]
const THEMES: readonly BannerTheme[] = ['weekend', 'deposit', 'fishing', 'live', 'sports', 'jackpot', 'vip', 'referral']
const IDS = Array.from({ length: 60 }, (_, index) => `game-${index * 37}`)
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='x",
  '<![CDATA[',
  ']]>&amp;&#0;',
  '\u0000\u001b\ufffe',
  '\ud800',
  'x'.repeat(5000),
  '😀'.repeat(40),
  '../../etc',
  'url(#g0)',
]

function expectSafe(svg: string): void {
  expect(xmlFault(svg)).toBeUndefined()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(svg).not.toMatch(/<script|<style|<image|<foreignObject|<[^>]*\son\w+=/i)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/)
  expect(new TextEncoder().encode(svg).length).toBeLessThan(LONGEST_BYTES)
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), (found) => found[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(id)
  for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/)
}

describe('game artwork', () => {
  it.each(CATEGORIES)('draws sound, small and reproducible tiles for %s', (category) => {
    const tiles = IDS.map((id) => gameArt({ id, category }))
    const wide = IDS.map((id) => gameWide({ id, category }))
    for (const svg of [...tiles, ...wide]) expectSafe(svg)
    expect(new Set(tiles).size).toBe(IDS.length)
    expect(new Set(wide).size).toBe(IDS.length)
    expect(IDS.map((id) => gameArt({ id, category }))).toEqual(tiles)
  })

  it.each(CATEGORIES)('puts no group around a single element of %s', (category) => {
    for (const id of IDS)
      expect(gameArt({ id, category })).not.toMatch(/<g transform="translate[^>]*><(?![^>]*transform=)[^>]*\/><\/g>/)
  })

  it('lets a word of the name choose the picture', () => {
    const body = (svg: string) => svg.replace(/<title>.*?<\/title>/, '')
    const dragon = gameArt({ id: 'a1', category: 'RNG', name: 'Dragon Fortune' })
    expect(body(gameArt({ id: 'a1', category: 'RNG', name: 'Dragon King' }))).toBe(body(dragon))
    expect(body(gameArt({ id: 'a1', category: 'RNG', name: 'Candy Land' }))).not.toBe(body(dragon))
  })

  it.each(CATEGORIES)('has a distinct symbol for each place of the reel in %s', (category) => {
    const symbols = Array.from({ length: SYMBOL_COUNT }, (_, index) => symbolArt({ category, index }))
    for (const svg of symbols) expectSafe(svg)
    expect(new Set(symbols).size).toBe(SYMBOL_COUNT)
  })
})

describe('banners and strips', () => {
  it.each(THEMES)('draws sound, wordless and reproducible pictures for %s', (theme) => {
    for (const id of IDS) {
      for (const draw of [banner, strip]) {
        const svg = draw({ id, theme })
        expectSafe(svg)
        expect(svg).not.toContain('<text')
        expect(draw({ id, theme })).toBe(svg)
      }
    }
    expect(banner({ id: 'one', theme })).not.toBe(banner({ id: 'two', theme }))
  })
})

describe('names from outside', () => {
  it.each(HOSTILE)('cannot break out of the markup: %j', (name) => {
    expectSafe(vendorLogo({ code: name, name }))
    expectSafe(teamBadge({ name }))
    expectSafe(avatar({ name }))
    expectSafe(gameArt({ id: name, category: 'RNG', name }))
  })

  it('shows the name of a vendor, and its code when the name is blank', () => {
    expect(vendorLogo({ code: 'JL', name: 'Q & A <Games>' })).toContain('>Q &#38; A &#60;Games&#62;<')
    expect(vendorLogo({ code: 'JL', name: ' ' })).toContain('>JL<')
  })
})

describe('the route table', () => {
  it('serves each kind of picture below /art/', () => {
    expect(artFor('/art/game/RNG/lucky%20dragon.svg')).toBe(gameArt({ id: 'lucky dragon', category: 'RNG' }))
    expect(artFor('/art/wide/FISH/7.svg')).toBe(gameWide({ id: '7', category: 'FISH' }))
    expect(artFor('/art/vendor/TCG_SEA.svg')).toBe(vendorLogo({ code: 'TCG_SEA', name: 'TCG_SEA' }))
    expect(artFor('/art/banner/vip/1.svg')).toBe(banner({ id: '1', theme: 'vip' }))
    expect(artFor('/art/strip/live/1.svg')).toBe(strip({ id: '1', theme: 'live' }))
    expect(artFor('/art/team/Harbour%20FC.svg')).toBe(teamBadge({ name: 'Harbour FC' }))
    expect(artFor('/art/avatar/m%2Fa.svg')).toBe(avatar({ name: 'm/a' }))
    expect(artFor('/art/symbol/LIVE/5.svg')).toBe(symbolArt({ category: 'LIVE', index: 5 }))
    expect(artFor('/art/icon.svg')).toBe(appIcon())
  })

  it.each([
    '',
    '/',
    '/art/',
    '/art/.svg',
    '/art/icon.png',
    '/art/game/HOT/1.svg',
    '/art/game/toString/1.svg',
    '/art/game/__proto__/1.svg',
    '/art/banner/constructor/1.svg',
    '/art/game/RNG.svg',
    '/art/game/RNG/.svg',
    '/art/game/RNG/a/b.svg',
    '/art/symbol/RNG/6.svg',
    '/art/symbol/RNG/-1.svg',
    '/art/team/%E0%A4%A.svg',
    '/other/icon.svg',
    `/art/team/${'a'.repeat(5000)}.svg`,
  ])('knows nothing at %s', (pathname) => {
    expect(artFor(pathname)).toBeUndefined()
  })

  it.each(HOSTILE.slice(0, 6))('stays sound for the encoded name %j', (name) => {
    const encoded = Array.from(new TextEncoder().encode(name), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
    for (const kind of ['vendor', 'team', 'avatar', 'game/LIVE', 'banner/vip'])
      expectSafe(artFor(`/art/${kind}/${encoded}.svg`) ?? 'missing')
  })
})

describe('captcha', () => {
  it('draws any digits without a text in the markup that gives them away', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const text = String(1000 + seed * 173)
      const svg = captchaImage({ text, random: seeded(`captcha ${seed}`) })
      expectSafe(svg)
      expect(svg).not.toMatch(/<text|<title|<use| id=| class=|aria-|data-/)
      expect(svg.replace(/<[^>]*>/g, '')).toBe('')
    }
  })

  it('never draws the same digits in the same way', () => {
    const random = seeded('one')
    expect(captchaImage({ text: '4711', random })).not.toBe(captchaImage({ text: '4711', random }))
  })

  it('does not list the digits from left to right', () => {
    const random = seeded('order')
    const sorted = Array.from({ length: 40 }, () => {
      const svg = captchaImage({ text: '2345', random })
      const starts = Array.from(svg.matchAll(/d="M([\d.]+) [^"]*L/g), (found) => Number(found[1]))
      return starts.every((x, index) => index === 0 || x >= (starts[index - 1] ?? 0) - 20)
    })
    expect(sorted).not.toContain(true)
  })

  it.each(['', '12a4', '123456789', '<b>'])('refuses %j', (text) => {
    expect(() => captchaImage({ text, random: Math.random })).toThrow(RangeError)
  })
})
