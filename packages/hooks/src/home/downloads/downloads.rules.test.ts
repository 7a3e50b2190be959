import { expect, it } from 'vitest'
import { showsDownloadBar } from './downloadBar.rules.ts'
import { appOffer, downloadIcon, downloadWays, foreignMoneyLink } from './downloads.rules.ts'

const LINKS = [
  { resourceType: 'Android', url: 'https://get.example/a.apk' },
  { resourceType: 'IOS', url: 'https://get.example/ios' },
  { resourceType: 'MOBILECONFIG', url: 'https://get.example/p.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: '/icon.svg' },
]
const DESKTOP = { mobile: false, ios: false, webClip: null }
const ANDROID = { mobile: true, ios: false, webClip: null }
const IPHONE = { mobile: true, ios: true, webClip: null }
const kinds = (...args: Parameters<typeof downloadWays>) => downloadWays(...args).map(({ kind }) => kind)
const without = (type: string) => LINKS.filter(({ resourceType }) => resourceType !== type)

it.each([
  ['H5', null, true],
  ['H5', '', true],
  ['H5', '0', true],
  ['H5', '1', false],
  ['APP', null, false],
  ['PWA', null, false],
  ['WEBCLIP', null, false],
] as const)('HOME-03 on %s with %s stored the download bar shows: %s', (platform, closed, shows) => {
  expect(showsDownloadBar(platform, closed)).toBe(shows)
})

it('HOME-04 a computer is offered Android and iOS, an Android phone only Android, an iPhone iOS and the profile', () => {
  expect(kinds(LINKS, DESKTOP)).toEqual(['android', 'ios'])
  expect(kinds(LINKS, ANDROID)).toEqual(['android'])
  expect(kinds(LINKS, IPHONE)).toEqual(['ios', 'profile'])
})

it('HOME-04 a link the server does not have is not offered on its own device', () => {
  expect(kinds(without('Android'), ANDROID)).toEqual([])
  expect(kinds(without('IOS'), IPHONE)).toEqual(['profile'])
  expect(kinds(without('MOBILECONFIG'), IPHONE)).toEqual(['ios'])
  expect(kinds(without('Android'), DESKTOP)).toEqual(['ios'])
})

it('HOME-04 a computer is offered iOS even without a link, which then has no address', () => {
  expect(downloadWays([], DESKTOP)).toEqual([{ kind: 'ios', url: undefined }])
})

it('HOME-04 the profile is not offered where it is installed already', () => {
  expect(kinds(LINKS, { ...IPHONE, webClip: '1' })).toEqual(['ios'])
  expect(kinds(LINKS, { ...IPHONE, webClip: '0' })).toEqual(['ios', 'profile'])
})

it('HOME-04 MENU-08 the icon of the app is no way to install it', () => {
  expect(downloadIcon(LINKS)).toBe('/icon.svg')
  expect(downloadIcon([])).toBeUndefined()
})

it('MENU-08 buying with foreign money is offered only where the backend sends a link for it, and is no way to install', () => {
  expect(foreignMoneyLink(LINKS)).toBeUndefined()
  const links = [...LINKS, { resourceType: 'USDJUMP', url: 'https://buy.example/usd' }]
  expect(foreignMoneyLink(links)).toBe('https://buy.example/usd')
  expect(kinds(links, DESKTOP)).toEqual(kinds(LINKS, DESKTOP))
  expect(foreignMoneyLink([{ resourceType: 'USDJUMP', url: '' }])).toBeUndefined()
})

const pictureOf = (address: string) => new URL(address, 'https://play.example/m/home').href

it('APP-30 the template says how the offer of the app looks', () => {
  expect(
    appOffer({ app_background: '#090d18', app_desc: 'Bonus', app_desc_font_color: 'rgb(255, 255, 255)' }, pictureOf),
  ).toEqual({ text: 'Bonus', colour: 'rgb(255, 255, 255)', backgroundColour: '#090d18' })
  expect(appOffer({ app_background: '/offer.png' }, pictureOf)).toEqual({ backgroundImage: 'https://play.example/offer.png' })
  expect(appOffer(undefined, pictureOf)).toEqual({})
})

it.each([
  '#12',
  '//evil.example/x',
  'url(https://evil.example/x)',
  'red;position:fixed',
  'javascript:alert(1)',
  '',
  'expression(1)',
])('APP-30 "%s" is no colour and no address, and changes nothing', (text) => {
  expect(appOffer({ app_background: text, app_desc_font_color: text }, pictureOf)).toEqual({})
})
