import { expect, it } from 'vitest'
import { isTallFooter, NATIVE_APP_MARKER, platformOf } from './device.rules.ts'
import { iosInstallWay, iosVersion, isIos, isMobile, isSafari } from './install.rules.ts'

const iphone = (version: string, browser = 'Version/17.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`
const PIXEL =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'

it.each([
  ['APP', `${PIXEL} ${NATIVE_APP_MARKER}/1`, false, false],
  ['APP', `${PIXEL} ${NATIVE_APP_MARKER}/1`, true, true],
  ['PWA', PIXEL, true, false],
  ['WEBCLIP', PIXEL, true, true],
  ['H5', PIXEL, false, true],
  ['H5', PIXEL, false, false],
] as const)('APP-27 the platform is %s', (platform, userAgent, standalone, webClip) => {
  expect(platformOf({ userAgent, standalone, webClip })).toBe(platform)
})

it('APP-27 an iPad that calls itself a Mac is iOS, a Mac is not', () => {
  expect(isIos({ userAgent: MAC, touch: true })).toBe(true)
  expect(isIos({ userAgent: MAC, touch: false })).toBe(false)
  expect(isMobile({ userAgent: MAC, touch: false })).toBe(false)
  expect(isMobile({ userAgent: PIXEL, touch: true })).toBe(true)
})

it.each([
  [812, `${iphone('17_0')} ${NATIVE_APP_MARKER}/2`, true],
  [811, `${iphone('17_0')} ${NATIVE_APP_MARKER}/2`, false],
  [900, iphone('17_0'), false],
  [900, `${PIXEL} ${NATIVE_APP_MARKER}/2`, false],
])(
  'APP-13 a screen of %i px has room for the gesture bar only on an iPhone in the native app',
  (screenHeight, userAgent, tall) => {
    expect(isTallFooter({ userAgent, screenHeight })).toBe(tall)
  },
)

it.each([
  ['11_4', 'tips'],
  ['12_1', 'tips'],
  ['12_3', 'tooOld'],
  ['12_4', 'webApp'],
  ['16_6', 'webApp'],
  ['17_0', 'manualProfile'],
  ['18_1', 'manualProfile'],
] as const)('APP-28 iOS %s installs by %s', (version, way) => {
  expect(iosInstallWay(iphone(version))).toBe(way)
})

it('APP-28 no other system has a version of iOS', () => {
  expect(iosVersion(PIXEL)).toBeUndefined()
  expect(iosInstallWay(MAC)).toBeUndefined()
})

it('MENU-07 Safari is told from the browsers that borrow its name', () => {
  expect(isSafari(iphone('17_0'))).toBe(true)
  expect(isSafari(iphone('17_0', 'CriOS/120.0 Mobile/15E148 Safari/604.1'))).toBe(false)
  expect(isSafari(iphone('17_0', 'FxiOS/120.0 Mobile/15E148 Safari/605.1.15'))).toBe(false)
  expect(isSafari(PIXEL)).toBe(false)
})
