import { expect, it } from 'vitest'
import { downloadIcon, downloadWays, showsDownloadBar } from './downloads.rules.ts'

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

it('HOME-04 the icon of the app is no way to install it', () => {
  expect(downloadIcon(LINKS)).toBe('/icon.svg')
  expect(downloadIcon([])).toBeUndefined()
})
