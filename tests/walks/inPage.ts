// Finds things in a page of a browser whose driver knows no roles. The functions run there: they use nothing around them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Target } from './visitor.ts'

type Query = (container: Element, first: unknown, options?: object) => Element[]
interface Library {
  queryAllByRole: Query
  queryAllByLabelText: Query
  queryAllByText: Query
}
/** A target after a journey as JSON: a pattern is a pair of its source and its flags. */
type Packed = { [Key in Exclude<keyof Target, 'within'>]?: string | [string, string] | true } & { within?: Packed }

/** What defines the library in a page. */
export const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

function find(library: Library, target: Packed): Element | null {
  const words = (text: unknown) => (Array.isArray(text) ? new RegExp(text[0], text[1]) : text)
  const shows = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const all = (container: Element, { role, name, label, text }: Packed) => {
    if (role) return library.queryAllByRole(container, role, name ? { name: words(name) } : {})
    return label ? library.queryAllByLabelText(container, words(label)) : library.queryAllByText(container, words(text))
  }
  const first = (packed: Packed): Element | null => {
    const container = packed.within ? first(packed.within) : document.body
    return (container && all(container, packed).find(shows)) ?? null
  }
  return first(target)
}

const pack = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? [value.source, value.flags] : value))

/** An expression for the element of a target, in the middle of the screen; null when there is none. */
export const elementOf = (target: Target) =>
  `(() => { const found = (${String(find)})(TestingLibraryDom, ${pack(target)}); found?.scrollIntoView({ block: 'center' }); return found })()`

/** An expression for where a target stands, once it is in the middle of the screen. */
export const placeOf = (target: Target) => `JSON.stringify(${elementOf(target)}?.getBoundingClientRect())`

/** Whether a tap in the middle of an element meets it, or what it stands in: for a moment after a dialog a shield lies over all. */
export function meetsTap(element: Element | null): boolean {
  if (!element) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (element.contains(met) || met.contains(element))
}

/** An expression that says whether a tap meets a target. */
export const metByTap = (target: Target) => `(${String(meetsTap)})(${elementOf(target)})`

/** How much of an element's height neither the window nor anything that it stands in cuts off, in px. */
export function heightInSight(element: Element | null): number {
  let { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || getComputedStyle(parent).overflowY === 'visible') continue
    const edge = parent.getBoundingClientRect()
    top = Math.max(top, edge.top)
    bottom = Math.min(bottom, edge.bottom)
  }
  return Math.min(bottom, innerHeight) - Math.max(top, 0)
}

/** An expression for the height of a target that is in sight. */
export const heightOf = (target: Target) => `(${String(heightInSight)})(${elementOf(target)})`

/** An expression for what a field holds. */
export const heldBy = (target: Target) => `(${String(find)})(TestingLibraryDom, ${pack(target)})?.value`

/**
 * An expression for what is to be read in the element that has the focus; nothing where none has it. In a window that is not in
 * front, as a driver has it, WebKit knows no `:focus`.
 */
export const textInFocus = `document.activeElement === document.body ? '' : document.activeElement.textContent`

/** An expression for where the focus is, and on what kind of page: one that was loaded again by itself has lost it. */
export const placeOfFocus = `document.activeElement.outerHTML.slice(0, 200) + ' at ' + location.href + ', ' +
  performance.getEntriesByType('navigation').map(({ type }) => type) + ' ' + Math.round(performance.now()) + ' ms ago, with ' +
  document.querySelector('main')?.innerText`

/** An expression that says whether a target shows. */
export const showsOf = (target: Target) => `(${String(find)})(TestingLibraryDom, ${pack(target)}) !== null`
