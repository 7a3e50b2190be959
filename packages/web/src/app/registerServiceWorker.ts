import { trustWorkerAddress } from '../ui/trustedTypes.ts'
import { sparesData } from './prefetch.ts'

/** Installs the offline shell once the page has settled; a browser or a visitor that refuses it loses nothing else. */
export function registerServiceWorker(): void {
  // It fetches the first pages ahead, which is not for those who spare data.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || sparesData()) return
  const register = () => {
    navigator.serviceWorker.register(trustWorkerAddress('/sw.js')).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
