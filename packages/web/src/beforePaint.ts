import type { WaitingFacts } from './app/earlyPage.ts'
import { isOwnPath } from './app/ownPath.ts'

/*
 * Sets language and direction, the banner of the last visit, and the waiting state of the address where the page alone does not
 * know it: at the root, and where a query chooses the screen. It also notes what is tapped or sent too early. It runs before
 * the first paint wherever it changes what is seen, else beside it. It must never throw: storage may be blocked.
 */

/** Milliseconds after which waiting places may move (`ui/Skeleton.module.css`). */
const LATE_MS = 3_000

;(() => {
  const root = document.documentElement
  const script = document.getElementById('before-paint')
  setTimeout(() => {
    root.dataset.late = ''
  }, LATE_MS)
  if (!script?.dataset.page) return
  const page: WaitingFacts = JSON.parse(script.dataset.page)

  const read = (key: string): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  const remembered = read(page.keys.language)
  const language = Object.hasOwn(page.languages, remembered) ? remembered : page.language
  const spoken = page.languages[language]
  if (spoken) {
    root.lang = spoken.tag
    root.dir = spoken.direction
  }
  // Most visits have no query, and their path is one of the page as it stands. The address is parsed for the others alone: the
  // first parsing in a page takes a slow phone longer than the rest of this script.
  const query = location.search ? [...new URLSearchParams(location.search)] : []
  // A query may name what every object has, such as `constructor`.
  const own = <T>(of: Readonly<Record<string, T>> | undefined, name: string) =>
    of && Object.hasOwn(of, name) ? of[name] : undefined
  const isNone = (name: string, value: string) => own(page.none, name)?.includes(value)
  const given = query.filter(([name, value]) => !isNone(name, value))
  /** The part of the query that the page follows: by its name, or by name and value. */
  const followed = (name: string, value: string) =>
    [name, `${name}=${value}`].find((part) => new RegExp(own(page.query, part) ?? '(?!)').test(value))
  /** The parts of the query that the page follows: they choose what it shows. */
  const screen = Object.keys(page.query)
    .filter((part) => given.some(([name, value]) => followed(name, value) === part))
    .join()
  /** What it asks first: `*` where other parts, or other values, change that. */
  const isOther = ([name, value]: [string, string]) =>
    !followed(name, value) && (page.others?.includes(name) || Object.hasOwn(page.query, name))
  // For `early.ts`.
  Object.assign(script.dataset, { language, screen, calls: given.some(isOther) ? '*' : screen })

  const isPageOf = (path: string) => page.paths.includes(path)
  if (isPageOf(location.pathname) || isPageOf(location.pathname.replace(/(.)\/+$/, '$1'))) {
    root.dataset.waiting = ''
    // At the site's root the waiting state of home; elsewhere that of the screen which the query chooses.
    const spares = [...document.querySelectorAll<HTMLTemplateElement>('template')]
    const spare =
      spares.find(({ dataset }) => dataset.variants?.split(' ').includes(screen)) ?? spares.find(({ id }) => id === 'waiting')
    const place = document.querySelector('#root')
    if (spare && place) place.replaceChildren(spare.content.cloneNode(true))
  }

  const hero = document.querySelector<HTMLImageElement>('img[data-hero]')
  const address = read(page.keys.hero)
  if (hero && isOwnPath(address) && address !== hero.getAttribute('src')) hero.src = address

  // A button that is tapped before the application is here: the application taps it again (`app/replayTap.ts`).
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && root.dataset.waiting !== undefined && target.closest('#root button')
    if (button) root.dataset.waiting = button.getAttribute('aria-label') ?? button.textContent ?? ''
  })
  // A form that is sent before the application is here: the application sends it (`app/typedText.ts`).
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) target.dataset.sent = ''
  })
})()
