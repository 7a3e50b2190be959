import type { WpsSchemas } from '@lobbykit/sdk'

/** A way to install the app: for Android, for an iPhone, or by a profile of an iPhone. */
export type DownloadKind = 'android' | 'ios' | 'profile'

/** A way to install the app. An address is missing only where the product offers a way that the server has no link for. */
export interface DownloadWay {
  /** Which way it is. */
  kind: DownloadKind
  /** The address to open; undefined where the backend has none. */
  url: string | undefined
}

const RESOURCE: Readonly<Record<DownloadKind, string>> = { android: 'Android', ios: 'IOS', profile: 'MOBILECONFIG' }

/** The ways to install that a device is offered (HOME-04). `webClip` is the stored flag. */
export function downloadWays(
  links: readonly WpsSchemas['DownloadLink'][],
  { mobile, ios, webClip }: { mobile: boolean; ios: boolean; webClip: string | null },
): DownloadWay[] {
  const urlOf = (kind: DownloadKind) => linkOf(links, RESOURCE[kind])
  const android = urlOf('android')
  const iosLink = urlOf('ios')
  const profile = urlOf('profile')
  const ways: (DownloadWay | false)[] = [
    android !== undefined && (!mobile || !ios) && { kind: 'android', url: android },
    (!mobile || (iosLink !== undefined && ios)) && { kind: 'ios', url: iosLink },
    ios && profile !== undefined && webClip !== '1' && { kind: 'profile', url: profile },
  ]
  return ways.filter((way) => way !== false)
}

const linkOf = (links: readonly WpsSchemas['DownloadLink'][], type: string): string | undefined =>
  links.find(({ resourceType }) => resourceType === type)?.url || undefined

/** The app's icon among the links, if the server names one (MENU-08). */
export const downloadIcon = (links: readonly WpsSchemas['DownloadLink'][]): string | undefined =>
  linkOf(links, 'AppDownloadIcon')

/** Where one buys with foreign money, if the server names a place (MENU-08, assumed). */
export const foreignMoneyLink = (links: readonly WpsSchemas['DownloadLink'][]): string | undefined => linkOf(links, 'USDJUMP')

/** How the site's template wants the offer of the app to look; what is missing stays as the skin has it (APP-30). */
export interface AppOffer {
  /** What the offer says. */
  text?: string
  /** A colour of the text, as CSS has it. */
  colour?: string
  /** A colour of the background, as CSS has it. */
  backgroundColour?: string
  /** Address of a picture of the background. */
  backgroundImage?: string
}

const COLOUR = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]{3,20})$/i

/** A whole address or a path from the root; any other text would be one, too, to who resolves it. */
const ADDRESS = /^(https?:\/\/|\/(?!\/))/i

/** The offer of the app by the site's template; a colour or address that is none changes nothing (APP-30). */
export function appOffer(
  { app_background = '', app_desc, app_desc_font_color = '' }: WpsSchemas['MobileTemplate'] = {},
  pictureOf: (address: string) => string | undefined,
): AppOffer {
  const isColour = COLOUR.test(app_background)
  const picture = ADDRESS.test(app_background) ? pictureOf(app_background) : undefined
  return {
    ...(app_desc && { text: app_desc }),
    ...(COLOUR.test(app_desc_font_color) && { colour: app_desc_font_color }),
    ...(isColour && { backgroundColour: app_background }),
    ...(picture && { backgroundImage: picture }),
  }
}
