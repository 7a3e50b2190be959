/** What a native shell writes into the user agent (assumed). */
export const NATIVE_APP_MARKER = 'LobbykitApp'
/** CSS pixels of screen height from which an iPhone has a gesture bar (APP-13). */
export const TALL_PHONE_PX = 812

/** How the site runs: in a native shell, as an installed app, as a web clip of a profile, or as a plain page (APP-27). */
export type Platform = 'APP' | 'PWA' | 'WEBCLIP' | 'H5'

/** Whether a native shell shows the page (APP-27). */
export const isNativeApp = (userAgent: string): boolean => userAgent.includes(NATIVE_APP_MARKER)

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
