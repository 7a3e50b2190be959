import { trustWorkerAddress } from '../trustedTypes.ts'

/** Installs the offline shell once the page has settled; a browser or a visitor that refuses it loses nothing else. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register(trustWorkerAddress('/sw.js')).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
