const KEY = 'lobbykit.reloaded'

/** How long a page that is being left waits for the next one at most, in milliseconds; some links open another app and leave no page. */
const LEAVING_MS = 30_000

let leftAt = Number.NEGATIVE_INFINITY

/** Records from now on whether the page is being left. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

const isBeingLeft = () => performance.now() - leftAt < LEAVING_MS

/**
 * If a script is missing though the server answers, a newer build is usually there, and one reload fetches it. The build that
 * reloaded is noted, so that a script that stays missing never causes a second reload; where nothing can be noted, nothing is
 * reloaded (APP-14). Nor is it while the page is being left: some browsers then stop what the page was loading, and a reload
 * would keep the player where they are.
 */
export async function recoverFromStaleBuild(): Promise<void> {
  if (isBeingLeft() || !(await isServed())) return
  try {
    // The name of this file, which changes with each build.
    const build = import.meta.url
    if (sessionStorage.getItem(KEY) === build) return
    sessionStorage.setItem(KEY, build)
  } catch {
    return
  }
  await leaveOldWorker().catch(() => undefined)
  if (!isBeingLeft()) location.reload()
}

/** Whether the server answers: where it was the network that failed, a reload would lose what was typed, and bring nothing. */
const isServed = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Unregisters the service worker if a newer one is waiting: until the newer one is in control, which the browser may delay for
 * minutes, a reload would show the old build again. The new build installs its worker itself.
 */
async function leaveOldWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
  if (registration?.installing || registration?.waiting) await registration.unregister()
}
