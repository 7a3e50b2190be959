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
  newerWorker()
    .catch(() => undefined)
    .finally(() => location.reload())
}

/** Milliseconds that a newer worker may take to come. */
const WORKER_WAIT_MS = 5_000

/** Waits for the worker of a newer build, if there is one: until it is in control, a reload shows the old build again. */
async function newerWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers?.controller) return
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, WORKER_WAIT_MS)
  })
  const registration = await (await workers.getRegistration())?.update()
  if (registration?.installing || registration?.waiting) await taken
}
