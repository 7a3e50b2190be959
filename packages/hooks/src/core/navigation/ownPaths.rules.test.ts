import { describe, expect, it } from 'vitest'
import { ADDRESSES, type AddressName, addressAt } from './addresses.rules.ts'
import { ownPaths } from './ownPaths.rules.ts'

const paths = ownPaths({ deposit: '/cashier', home: '/', gameList: '/games/list' })

describe('a skin’s own paths', () => {
  it('stand for the addresses of the site, with their queries', () => {
    expect(paths.toOwn('/m/voucherCenter?order=D1')).toBe('/cashier?order=D1')
    expect(paths.toSite('/cashier?order=D1')).toBe('/m/voucherCenter?order=D1')
    expect(paths.toSite('/cashier/')).toBe('/m/voucherCenter')
    expect(paths.toOwn('/m/gameList/?gameType=RNG#top')).toBe('/games/list?gameType=RNG#top')
  })

  it('leave all others as they are', () => {
    for (const address of ['/m/login', '/m/nowhere?x=1', '/elsewhere', '']) {
      expect(paths.toOwn(address)).toBe(address)
      expect(paths.toSite(address)).toBe(address)
    }
  })

  it('stand in whole addresses, too, such as those that are shared', () => {
    const invite = ownPaths({ register: '/join' })
    expect(invite.toOwn('https://site.example/m/register?code=a1')).toBe('https://site.example/join?code=a1')
    expect(invite.toSite('https://site.example/join?code=a1')).toBe('https://site.example/m/register?code=a1')
    expect(invite.toOwn('https://site.example')).toBe('https://site.example')
  })

  it('show every address under the name it has', () => {
    const names = Object.keys(ADDRESSES) as AddressName[]
    const all = ownPaths(Object.fromEntries(names.map((name) => [name, `/own/${name}`])))
    for (const name of names) {
      for (const path of ADDRESSES[name]) expect(all.toOwn(path)).toBe(`/own/${name}`)
      expect(addressAt(all.toSite(`/own/${name}`))).toBe(name)
    }
  })

  it.each([
    [{ deposit: 'cashier' }, 'The path of deposit must begin with one slash'],
    [{ deposit: '//evil.example' }, 'The path of deposit must begin with one slash'],
    [{ deposit: '/cashier?x=1' }, 'The path of deposit must begin with one slash'],
    [{ deposit: '/money', withdraw: '/money' }, 'withdraw and deposit cannot both be at /money'],
    [{ deposit: '/m/withdraw' }, 'deposit and withdraw cannot both be at /m/withdraw'],
    [{ deposit: '/' }, 'deposit and home cannot both be at /'],
  ])('%o is refused: %s', (own, message) => {
    expect(() => ownPaths(own)).toThrow(message)
  })

  it('may be those that another address has left', () => {
    const swapped = ownPaths({ deposit: '/m/withdraw', withdraw: '/m/voucherCenter' })
    expect([swapped.toOwn('/m/voucherCenter'), swapped.toSite('/m/withdraw')]).toEqual(['/m/withdraw', '/m/voucherCenter'])
  })
})
