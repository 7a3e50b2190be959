import { describe, expect, it } from 'vitest'
import { addressFaults } from './addressFaults.rules.ts'

const allowed = {
  base: 'https://site.example/m/home',
  imageHosts: ['img.merchant.example'],
  linkHosts: ['*.chat.example'],
}
const aboutIn = (value: unknown, operation = 'listBanners') =>
  addressFaults(operation, { success: true, value }, allowed).map(({ kind, place }) => `${kind} ${place}`)

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
    ).toEqual(['picture https://cdn.example', 'picture https://icons.example', 'link https://chat.example'])
    expect(aboutIn({ links: ['http://eu.chat.example/plain'] })).toEqual(['link http://eu.chat.example'])
  })

  it('of games are left to the launch, and what is no address is no matter', () => {
    expect(aboutIn({ url: 'https://play.example/1' }, 'launchGame')).toEqual([])
    expect(aboutIn({ a: 'https://', b: null, c: 7, d: 'javascript:alert(1)' })).toEqual([])
  })
})
