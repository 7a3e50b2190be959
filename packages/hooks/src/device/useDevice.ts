import { useLobby } from '../core/LobbyProvider.tsx'
import { STORAGE_KEYS } from '../core/storage.ts'
import { isTallFooter, platformOf } from './device.rules.ts'

/** How the site runs on this device (APP-13, APP-27). */
export function useDevice() {
  const { device, localStorage } = useLobby().ports
  const webClip = localStorage.getItem(STORAGE_KEYS.webClip) === '1'
  return {
    platform: platformOf({ userAgent: device.userAgent, standalone: device.standalone(), webClip }),
    hasTallFooter: isTallFooter(device),
  }
}
