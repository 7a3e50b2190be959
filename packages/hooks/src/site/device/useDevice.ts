import { STORAGE_KEYS } from '../../core/storage.ts'
import { useLobby } from '../../core/useLobby.ts'
import { isTallFooter, type Platform, platformOf } from './device.rules.ts'

/** How the site runs on this device. */
export interface DeviceResult {
  /** In a native shell, as an installed app, as a web clip or as a plain page (APP-27). */
  platform: Platform
  /** Whether home's footer leaves room for the gesture bar (APP-13). */
  hasTallFooter: boolean
}

/** How the site runs on this device (APP-13, APP-27). */
export function useDevice(): DeviceResult {
  const { device, localStorage } = useLobby().ports
  const webClip = localStorage.getItem(STORAGE_KEYS.webClip) === '1'
  return {
    platform: platformOf({ userAgent: device.userAgent, standalone: device.standalone(), webClip }),
    hasTallFooter: isTallFooter(device),
  }
}
