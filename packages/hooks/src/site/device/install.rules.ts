/** Versions of iOS that decide how the web app is installed (APP-28). */
export const IOS_WEB_APP_FROM = 12.4
export const IOS_MANUAL_PROFILE_FROM = 17
export const IOS_INSTALL_TIPS_UP_TO = 12.1

/** Whether the device runs iOS; an iPad that calls itself a Mac is told from one by its touch screen. */
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

/** Ways of an iPhone to the web app. */
export type IosInstallWay = 'tips' | 'tooOld' | 'webApp' | 'manualProfile'

/** How the web app gets onto an iPhone (APP-28): tips up to 12.1, too old up to 12.4, a profile by hand from 17 on. */
export function iosInstallWay(userAgent: string): IosInstallWay | undefined {
  const version = iosVersion(userAgent)
  if (version === undefined) return undefined
  if (version <= IOS_INSTALL_TIPS_UP_TO) return 'tips'
  if (version < IOS_WEB_APP_FROM) return 'tooOld'
  return version >= IOS_MANUAL_PROFILE_FROM ? 'manualProfile' : 'webApp'
}
