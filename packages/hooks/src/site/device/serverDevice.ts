import type { Device } from '../../core/ports.ts'

/**
 * What a server knows of the device for which it renders: the whole address of the page that is asked for, and what the browser
 * calls itself, where the server reads that (KIT-05). Throws a `TypeError` for what is no whole address.
 */
export const serverDevice = (page: string, userAgent = ''): Device => ({
  userAgent,
  standalone: () => false,
  historyLength: () => 1,
  online: () => true,
  watch: () => () => {},
  hostName: new URL(page).hostname,
  address: () => page,
  screenHeight: 0,
  touch: false,
})
