import { expect, it } from 'vitest'
import { serviceChannels } from './service.rules.ts'

const safe = (link: string) => (link.startsWith('https://ok.example') ? link : undefined)
const of = (entries: Parameters<typeof serviceChannels>[0], hasServiceLink = false) =>
  serviceChannels(entries, { safe, hasServiceLink })

it('MENU-04 the three channels come in the server’s order, each with the addresses that may be opened', () => {
  expect(
    of([
      { csType: 'TELEGRAM', title: 'Telegram', links: ['javascript:alert(1)', 'https://ok.example/t'] },
      { csType: 'LIVECHAT', title: 'Chat', links: ['https://ok.example/1', 'https://ok.example/2'] },
    ]),
  ).toEqual([
    { channel: 'TELEGRAM', title: 'Telegram', links: ['https://ok.example/t'], lines: 1 },
    { channel: 'LIVECHAT', title: 'Chat', links: ['https://ok.example/1', 'https://ok.example/2'], lines: 2 },
  ])
})

it('MENU-04 a channel that is unknown, doubled or has no safe address is left out', () => {
  expect(
    of([
      { csType: 'CARRIER_PIGEON', title: 'Coo', links: ['https://ok.example/'] },
      { csType: 'FACEBOOK', title: 'Evil', links: ['https://evil.example/'] },
      { csType: 'FACEBOOK', title: 'Messenger', links: ['https://ok.example/m'] },
      { csType: 'FACEBOOK', title: 'Again', links: ['https://ok.example/m2'] },
      { csType: 'LIVECHAT', title: 'Chat' },
    ]).map(({ title }) => title),
  ).toEqual(['Messenger'])
})

it('MENU-05 the live chat stays where the service link stands in for its addresses', () => {
  expect(of([{ csType: 'LIVECHAT', title: 'Chat' }], true)).toEqual([
    { channel: 'LIVECHAT', title: 'Chat', links: [], lines: 1 },
  ])
})
