import type { WaitingFacts } from './app/earlyPage.ts'
import { isOwnPath } from './app/ownPath.ts'

/*
 * Language and direction, the waiting state of the address that the page at the root stands for or of the screen that a query
 * chooses, the banner of the last visit, and a note of what is tapped or sent too soon. It runs before the first paint wherever
 * that changes what is seen, else beside it. It must never throw, for storage can be closed.
 */
;(() => {
  const root = document.documentElement
  const script = document.getElementById('before-paint')
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
  const query = new URLSearchParams(location.search)
  const isNone = (name: string, value: string) => page.none?.[name]?.includes(value)
  const given = [...query].filter(([name, value]) => !isNone(name, value))
  const isFollowed = (name: string, value: string) => new RegExp(page.query[name] ?? '(?!)').test(value)
  /** The parts of the query that the page follows: they choose what it shows. */
  const screen = Object.keys(page.query)
    .filter((name) => given.some(([each, value]) => each === name && isFollowed(name, value)))
    .join()
  /** What it asks first: `*` where other parts, or other values, change that. */
  const isOther = ([name, value]: [string, string]) =>
    page.others.includes(name) || (name in page.query && !isFollowed(name, value))
  // For `early.ts`.
  Object.assign(script.dataset, { language, screen, calls: given.some(isOther) ? '*' : screen })

  if (page.paths.includes(location.pathname.replace(/(.)\/+$/, '$1'))) {
    root.dataset.waiting = ''
    // At the site's root that of home; elsewhere that of the screen which the query chooses instead of the usual one.
    const spare = [...document.querySelectorAll<HTMLTemplateElement>('template')].find(
      ({ id, dataset }) => id === 'waiting' || dataset.variants?.split(' ').includes(screen),
    )
    const place = document.querySelector('#root')
    if (spare && place) place.replaceChildren(spare.content.cloneNode(true))
  }

  const hero = document.querySelector<HTMLImageElement>('img[data-hero]')
  const address = read(page.keys.hero)
  if (hero && isOwnPath(address) && address !== hero.getAttribute('src')) hero.src = address

  // Tapped before the application is here: it taps once it is.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && root.dataset.waiting !== undefined && target.closest('#root button')
    if (button) root.dataset.waiting = button.getAttribute('aria-label') ?? button.textContent ?? ''
  })
  // Sent before the application is here: it sends it once it is.
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) target.dataset.sent = ''
  })
})()
