/** What a native shell writes into the user agent (assumed). */
export const NATIVE_APP_MARKER = 'LobbykitApp'
/** CSS pixels of screen height from which an iPhone has a gesture bar (APP-13). */
export const TALL_PHONE_PX = 812
/** Versions of iOS that decide how the web app is installed (APP-28). */
export const IOS_WEB_APP_FROM = 12.4
export const IOS_MANUAL_PROFILE_FROM = 17
export const IOS_INSTALL_TIPS_UP_TO = 12.1

/** How the site runs: in a native shell, as an installed app, as a web clip of a profile, or as a plain page (APP-27). */
export type Platform = 'APP' | 'PWA' | 'WEBCLIP' | 'H5'

/** Whether a native shell shows the page (APP-27). */
export const isNativeApp = (userAgent: string): boolean => userAgent.includes(NATIVE_APP_MARKER)

/** Whether the device runs iOS; an iPad that calls itself a Mac gives itself away by its touch screen. */
export const isIos = ({ userAgent, touch }: { userAgent: string; touch: boolean }): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touch)

/** Whether the device is a phone or a tablet. */
export const isMobile = (device: { userAgent: string; touch: boolean }): boolean =>
  isIos(device) || /Android|Mobile/.test(device.userAgent)

/** Whether the browser is Safari itself, the only one on iOS that can install (MENU-07). */
export const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPiOS|Chrome|Chromium|Android|FBAN|FBAV|Line\/|MicroMessenger/.test(userAgent)

/** The version of iOS as a number, such as 12.1; undefined on anything else. */
export function iosVersion(userAgent: string): number | undefined {
  const found = /(?:iPhone )?OS (\d+)_(\d+)/.exec(userAgent)
  return found ? Number(`${found[1]}.${found[2]}`) : undefined
}

/** How the site runs (APP-27): the native shell first, then standalone with or without the web-clip mark, else a page. */
export function platformOf({
  userAgent,
  standalone,
  webClip,
}: {
  userAgent: string
  standalone: boolean
  webClip: boolean
}): Platform {
  if (isNativeApp(userAgent)) return 'APP'
  if (!standalone) return 'H5'
  return webClip ? 'WEBCLIP' : 'PWA'
}

/** Whether home's footer leaves room for the gesture bar: iPhones from 812 px on, in the native shell (APP-13). */
export const isTallFooter = ({ userAgent, screenHeight }: { userAgent: string; screenHeight: number }): boolean =>
  /iPhone/.test(userAgent) && isNativeApp(userAgent) && screenHeight >= TALL_PHONE_PX

/** How the web app gets onto an iPhone (APP-28): tips up to 12.1, too old up to 12.4, a profile by hand from 17 on. */
export function iosInstallWay(userAgent: string): 'tips' | 'tooOld' | 'webApp' | 'manualProfile' | undefined {
  const version = iosVersion(userAgent)
  if (version === undefined) return undefined
  if (version <= IOS_INSTALL_TIPS_UP_TO) return 'tips'
  if (version < IOS_WEB_APP_FROM) return 'tooOld'
  return version >= IOS_MANUAL_PROFILE_FROM ? 'manualProfile' : 'webApp'
}
