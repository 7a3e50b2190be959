import { describe, expect, it } from 'vitest'
import { ADDRESSES, type AddressName, addressAt, type Guard, guardOf, isAt, pathOf, SITE_ROOT } from './addresses.rules.ts'

const paths: string[] = Object.values(ADDRESSES).flat()

describe('the addresses of the site', () => {
  it('ROUTE-01 each path belongs to one address', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('ROUTE-01 each path that links lead to lies below the root of the site', () => {
    for (const [path] of Object.values(ADDRESSES)) expect(path.startsWith(`${SITE_ROOT}/`)).toBe(true)
  })

  it('ROUTE-01 links lead to the first path of an address', () => {
    expect(pathOf('home')).toBe('/m/home')
    expect(pathOf('register')).toBe('/m/register')
    expect(pathOf('member')).toBe('/m/member/home')
  })

  it.each<[AddressName, string]>([
    ['register', '/register.html'],
    ['register', '/m/register.html'],
    ['member', '/m/mine'],
    ['home', '/m/home/'],
    ['gameList', '/m/gameList/'],
  ])('ROUTE-01 %s is at %s', (name, path) => {
    expect(isAt(name, path)).toBe(true)
  })

  it.each<[AddressName, string]>([
    ['home', '/m/login'],
    ['home', ''],
    ['login', '/m/login/x'],
  ])('ROUTE-01 %s is not at "%s"', (name, path) => {
    expect(isAt(name, path)).toBe(false)
  })

  it.each<[AddressName, Guard]>([
    ['home', 'public'],
    ['launchGame', 'public'],
    ['help', 'public'],
    ['login', 'guest'],
    ['register', 'guest'],
    ['trial', 'guest'],
    ['settings', 'member'],
    ['feedback', 'member'],
    ['agent', 'agent'],
    ['hourContract', 'agent'],
  ])('ROUTE-02 ROUTE-03 %s is for: %s', (name, guard) => {
    expect(guardOf(name)).toBe(guard)
  })

  it('APP-04 ROUTE-01 every path is found again as its address, and no other path is', () => {
    for (const name of Object.keys(ADDRESSES) as AddressName[]) {
      expect(ADDRESSES[name].map(addressAt)).toEqual(ADDRESSES[name].map(() => name))
    }
    expect(['/m/nowhere', '', '/m/login/x', 'toString'].map(addressAt)).toEqual([undefined, undefined, undefined, undefined])
  })
})
