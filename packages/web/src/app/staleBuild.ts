const KEY = 'lobbykit.reloaded'

/** How long a page that is being left waits for the next one at most, in milliseconds; some links open another app and leave no page. */
const LEAVING_MS = 30_000

let leftAt = Number.NEGATIVE_INFINITY

/** Notes from now on when the page is being left. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

const isBeingLeft = () => performance.now() - leftAt < LEAVING_MS

/**
 * A chunk that is gone usually means that a newer build is on the server: one reload fetches it. The build that reloaded is
 * noted, so that a chunk that stays gone never reloads twice; where nothing can be noted, nothing is reloaded (APP-14). Nor is it
 * while the page is being left: some browsers give up what a page was loading before the next one is here, and a reload would keep
 * the player where they are.
 */
export function recoverFromStaleBuild(): void {
  if (!navigator.onLine || isBeingLeft()) return
  try {
    // The name of the file that this is in, which each build gives anew.
    const build = import.meta.url
    if (sessionStorage.getItem(KEY) === build) return
    sessionStorage.setItem(KEY, build)
  } catch {
    return
  }
  leaveOldWorker()
    .catch(() => undefined)
    .finally(() => {
      if (!isBeingLeft()) location.reload()
    })
}

/**
 * Takes the page out of the hands of a worker whose successor is here: until that one is in control, which the browser may put off
 * for minutes, a reload would show the old build again. The new build installs its worker itself.
 */
async function leaveOldWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
  if (registration?.installing || registration?.waiting) await registration.unregister()
}
