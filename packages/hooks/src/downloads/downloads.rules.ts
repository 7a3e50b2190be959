import type { WpsSchemas } from '@lobbykit/sdk'
import type { Platform } from '../device/device.rules.ts'

export type DownloadKind = 'android' | 'ios' | 'profile'

/** A way to install the app. An address is missing only where the product offers a way that the server has no link for. */
export interface DownloadWay {
  kind: DownloadKind
  url: string | undefined
}

/** What the download banner promises, in whole units of the local currency (HOME-13). */
export const DOWNLOAD_BONUS = 688

/** The value that marks the download bar as closed for good (HOME-03). */
export const BAR_CLOSED = '1'

/** The download bar shows on a plain page only, and never again once it was closed (HOME-03). */
export const showsDownloadBar = (platform: Platform, closed: string | null): boolean =>
  platform === 'H5' && closed !== BAR_CLOSED

const RESOURCE: Readonly<Record<DownloadKind, string>> = { android: 'Android', ios: 'IOS', profile: 'MOBILECONFIG' }

/** The ways to install that a device is offered (HOME-04). `webClip` is the stored flag. */
export function downloadWays(
  links: readonly WpsSchemas['DownloadLink'][],
  { mobile, ios, webClip }: { mobile: boolean; ios: boolean; webClip: string | null },
): DownloadWay[] {
  const urlOf = (kind: DownloadKind) => links.find(({ resourceType }) => resourceType === RESOURCE[kind])?.url || undefined
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

/** The app's icon among the links, if the server names one. */
export const downloadIcon = (links: readonly WpsSchemas['DownloadLink'][]): string | undefined =>
  links.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
