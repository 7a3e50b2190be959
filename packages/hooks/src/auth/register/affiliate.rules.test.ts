import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affiliateOfAddress, isAffiliateLink } from './affiliate.rules.ts'

describe('the affiliate link of an address', () => {
  it.each([
    ['/m/home', '?affiliateCode=SUN77', { code: 'SUN77' }],
    ['/m/register', '?code=SUN77&domain=sun.mock.example', { code: 'SUN77', domain: 'sun.mock.example' }],
    ['/', '?code=SUN77&affiliateCode=MOON88', { code: 'MOON88' }],
    ['/m/register', '?code=SUN77&domain=not a host', { code: 'SUN77' }],
    ['/m/register', '?domain=sun.mock.example', undefined],
    ['/m/register', '?code=', undefined],
    ['/m/register', '', undefined],
    ['/m/launchGame', '?code=lobby', undefined],
    ['/m/launchGame', '?code=lobby&affiliateCode=SUN77', { code: 'SUN77' }],
    ['/m/startLottery', '?code=lott_lott_1&prize_mode=Lott', undefined],
    ['/m/startLottery/', '?code=SSC', undefined],
    ['/m/launchGame/', '?code=lobby', undefined],
  ])('REG-11 of %s%s is %j', (path, search, link) => {
    expect(affiliateOfAddress(path, search)).toEqual(link)
  })

  it.each(['<script>', '../../x', 'a b', 'x'.repeat(65), '%00', 'код'])('REG-11 "%s" is no code', (code) => {
    expect(affiliateOfAddress('/m/register', `?code=${encodeURIComponent(code)}`)).toBeUndefined()
  })

  it('REG-11 that was kept is read again, and whatever else stands there is not', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, domain) => {
        const link = affiliateOfAddress('/m/home', `?${new URLSearchParams({ code, domain })}`)
        if (link) expect(isAffiliateLink(JSON.parse(JSON.stringify(link)))).toBe(true)
      }),
    )
    for (const foreign of [null, 'SUN77', 7, {}, { code: 7 }, { code: '' }, { code: 'SUN77', domain: 7 }, ['SUN77']])
      expect(isAffiliateLink(foreign)).toBe(false)
  })
})
