import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameIconPath, gamePicture, imageAddresses, pickHost } from './images.rules.ts'

const OWN = 'https://play.example'
const base = `${OWN}/m/home`
const hosts = ['img1.example', 'img2.example', 'img3.example']
const of = (value: unknown, first = 0, allowed: readonly string[] = []) =>
  imageAddresses(value, { hosts, first, base, allowed })

describe('APP-21 where a picture is looked for', () => {
  it('on the host the visit picked, then the next ones, then the page’s own', () => {
    expect(of('/art/1.svg?v=2', 1)).toEqual([
      'https://img2.example/art/1.svg?v=2',
      'https://img3.example/art/1.svg?v=2',
      'https://img1.example/art/1.svg?v=2',
      `${OWN}/art/1.svg?v=2`,
    ])
  })

  it('a picture that names one of the hosts starts there', () => {
    expect(of('https://img3.example/a.png', 0)).toEqual([
      'https://img3.example/a.png',
      'https://img1.example/a.png',
      'https://img2.example/a.png',
      `${OWN}/a.png`,
    ])
  })

  it('somebody else’s allowed picture has one place; one that may not be shown has none', () => {
    expect(of('https://cdn.vendor.example/a.png', 0, ['*.vendor.example'])).toEqual(['https://cdn.vendor.example/a.png'])
    expect([of('https://evil.example/a.png'), of('javascript:alert(1)'), of(undefined), of('')]).toEqual([[], [], [], []])
  })

  it('without hosts there is the page’s own origin', () => {
    expect(imageAddresses('/a.png', { hosts: [], first: 0, base, allowed: [] })).toEqual([`${OWN}/a.png`])
  })

  it('each host is asked once, whichever comes first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.webPath(), (first, path) => {
        const places = of(`/art${path}`, first)
        expect(new Set(places.map((place) => new URL(place).host))).toEqual(new Set([...hosts, 'play.example']))
        expect(places).toHaveLength(4)
      }),
    )
  })
})

it('APP-21 any chance picks a host of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, random) => {
      const picked = pickHost(count, () => random)
      expect(Number.isInteger(picked) && picked >= 0 && picked < count).toBe(true)
    }),
  )
  expect([pickHost(3, () => 0), pickHost(3, () => 0.5), pickHost(3, () => 0.99)]).toEqual([0, 1, 2])
})

it('APP-21 the path of a game icon carries the merchant in upper case', () => {
  expect(gameIconPath('lobbykit', 12)).toBe('/game/LOBBYKIT/12.png')
  expect(gameIconPath('a b', '../x')).toBe('/game/A%20B/..%2Fx.png')
})

describe('a game’s picture', () => {
  const all = { nodeId: 1, iconUrl: '/i', mobileLargeIcon: '/l', mobileSmallIcon: '/s' }

  it('LIST-15 is iconUrl, else mobileLargeIcon, else mobileSmallIcon, else the fallback', () => {
    expect(gamePicture(all, '/f')).toBe('/i')
    expect(gamePicture({ ...all, iconUrl: '' }, '/f')).toBe('/l')
    expect(gamePicture({ nodeId: 1, mobileSmallIcon: '/s' }, '/f')).toBe('/s')
    expect(gamePicture({ nodeId: 1 }, '/f')).toBe('/f')
    expect(gamePicture({ nodeId: 1 })).toBeUndefined()
  })

  it('LIST-15 does not show at all where showIcon is off', () => {
    expect(gamePicture({ ...all, showIcon: false }, '/f')).toBeUndefined()
    expect(gamePicture({ ...all, showIcon: true }, '/f')).toBe('/i')
  })
})
