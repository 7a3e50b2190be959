import type { Platform } from '../../site/device/device.rules.ts'

/** What the download banner promises, in whole units of the local currency (HOME-13). */
export const DOWNLOAD_BONUS = 688

/** The value that marks the download bar as closed for good (HOME-03). */
export const BAR_CLOSED = '1'

/** The download bar shows on a plain page only, and never again once it was closed (HOME-03). */
export const showsDownloadBar = (platform: Platform, closed: string | null): boolean =>
  platform === 'H5' && closed !== BAR_CLOSED
