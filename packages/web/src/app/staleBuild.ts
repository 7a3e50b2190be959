const KEY = 'lobbykit.reloaded'

/**
 * A chunk that is gone usually means that a newer build is on the server: one reload fetches it. The build that reloaded is
 * noted, so that a chunk that stays gone never reloads twice; where nothing can be noted, nothing is reloaded (APP-14).
 */
export function recoverFromStaleBuild(): void {
  if (!navigator.onLine) return
  try {
    const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? 'unknown'
    if (sessionStorage.getItem(KEY) === build) return
    sessionStorage.setItem(KEY, build)
    if (sessionStorage.getItem(KEY) !== build) return
  } catch {
    return
  }
  location.reload()
}
