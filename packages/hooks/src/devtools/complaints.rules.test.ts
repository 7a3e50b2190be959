import { describe, expect, it } from 'vitest'
import { addressComplaints, backendComplaint } from './complaints.rules.ts'

const allowed = {
  base: 'https://site.example/m/home',
  imageHosts: ['img.merchant.example'],
  linkHosts: ['*.chat.example'],
}
const aboutIn = (value: unknown, operation = 'listBanners') =>
  addressComplaints(operation, { success: true, value }, allowed).map(({ about }) => about)

describe('a backend', () => {
  it('that answers by the contract, or is only ill, is not complained of', () => {
    expect(backendComplaint('login', 'b.example', { kind: 'ok' })).toBeUndefined()
    expect(backendComplaint('login', 'b.example', { kind: 'refused', status: 401, code: 'session.ended' })).toBeUndefined()
    expect(backendComplaint('login', 'b.example', { kind: 'refused', status: 502, code: undefined })).toBeUndefined()
    expect(backendComplaint('login', 'b.example', { kind: 'aborted' })).toBeUndefined()
  })

  it.each([
    { kind: 'network' },
    { kind: 'malformed', status: 200 },
    { kind: 'refused', status: 404, code: undefined },
  ] as const)('with $kind is named with the operation, its host and the key that names it', (outcome) => {
    const text = backendComplaint('getSettings', 'b.example', outcome)?.text ?? ''
    expect(text).toContain('getSettings')
    expect(text).toContain('b.example')
    expect(text).toContain('`baseUrl`')
  })
})

describe('addresses in an answer', () => {
  it('that are shown and opened are not complained of', () => {
    expect(
      aboutIn([
        { url: 'https://img.merchant.example/a.png', link: 'https://eu.chat.example/room' },
        { url: '/art/banner.svg', link: '/m/activity', title: 'https is a word here' },
        { link: 'https://site.example/m/help' },
      ]),
    ).toEqual([])
  })

  it('that are refused name their origin and the key that lets them in', () => {
    expect(
      aboutIn([{ url: 'https://cdn.example/a.png', iconUrl: 'https://icons.example/7', link: 'https://chat.example/x' }]),
    ).toEqual(['imageHosts https://cdn.example', 'imageHosts https://icons.example', 'linkHosts https://chat.example'])
    expect(aboutIn({ links: ['http://eu.chat.example/plain'] })).toEqual(['linkHosts http://eu.chat.example'])
    expect(addressComplaints('listBanners', { a: { link: 'https://chat.example/x' } }, allowed)[0]?.text).toBe(
      'listBanners names a link to https://chat.example, which `linkHosts` of the configuration does not let in (hosts, over https): it is not opened.',
    )
  })

  it('of games are left to the launch, and what is no address is no matter', () => {
    expect(aboutIn({ url: 'https://play.example/1' }, 'launchGame')).toEqual([])
    expect(aboutIn({ a: 'https://', b: null, c: 7, d: 'javascript:alert(1)' })).toEqual([])
  })
})
