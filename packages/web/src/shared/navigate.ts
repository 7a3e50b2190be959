import { isHomePath } from '@lobbykit/hooks'
import { navigate as goTo } from 'wouter/use-browser-location'
import { shieldTap } from '../ui/shield.ts'

interface Options {
  readonly replace?: boolean | undefined
  /** The page of that path is gone back to where the player came from it; otherwise the address takes the place of this one. */
  readonly back?: boolean | undefined
}

/**
 * What a step of the history knows: its name, the path of the page from which the player came to it, and how many steps the history
 * had up to this one when it was made.
 */
interface Step {
  readonly visit?: string
  readonly from?: string
  readonly place?: number
}
const step = (): Step => (globalThis.history?.state as Step | null) ?? {}

/** All paths of home are one page. */
const pageOf = ({ pathname, search }: URL | Location) => (isHomePath(pathname) ? '/' : pathname) + search

/**
 * Goes to an address of the site. Who is there already goes to the top of the page instead, as who goes there anew would: a
 * second step for the same page would make the way back seem dead.
 */
export function navigate(to: string | URL, { replace, back }: Options = {}): void {
  const target = new URL(to, location.href)
  const { pathname } = location
  const { from, place } = step()
  if (back && from === target.pathname) goBack()
  // Another choice on the same page is the same step of the history. One that leads elsewhere is a new visit.
  else if (replace) goTo(to, { replace, state: target.pathname === pathname ? history.state : { from, place } })
  else if (pageOf(target) === pageOf(location)) scrollTo(0, 0)
  else {
    shieldTap()
    goTo(to, { state: { from: pathname } })
  }
}

/** Goes one step back: also for a tap that comes again before the browser has gone. */
export function goBack(): void {
  shieldTap()
  history.back()
}

/**
 * How many steps the history has up to this one. Not all browsers tell where in it a step is, and those that the player has come back
 * from are no way back.
 */
export const historyLength = (): number => step().place ?? history.length

/** Where the site is, and how it goes elsewhere. */
export type SiteLocation = () => [path: string, go: typeof navigate]

/**
 * The name of this step of the browser's history. A step is named when its page is first shown, so where there is a name
 * before that, the player comes back to the page.
 */
export const visitId = (): string | undefined => step().visit

/**
 * Gives this step of the history a name, by which it is known when the player comes back. A step that is replaced by another page
 * loses its name.
 */
export function nameVisit(): string {
  const known = visitId()
  if (known) return known
  const visit = crypto.randomUUID?.() ?? `${performance.timeOrigin + performance.now()}`
  history.replaceState({ ...step(), visit, place: historyLength() }, '')
  return visit
}
