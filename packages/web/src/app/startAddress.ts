import { chosenLanguage, type Lobby, mayOpen, tagOf } from '@lobbykit/hooks'
import { CORE, loadWords } from '../intl/words.ts'
import { loadPart } from '../parts/lazyPart.ts'
import { fetchScripts } from '../parts/partFiles.ts'
import { nextTask } from '../ui/nextTask.ts'
import { type Route, shownAt } from './route.ts'
import { readsOf, routeOf } from './routes.tsx'

function loadScreen(row: Route, search: string, language: string): Promise<void> {
  for (const script of row.beside ?? []) fetchScripts(script)
  return loadPart(shownAt(row, search).screen, { load: (part) => loadWords(part, language) })
}

/**
 * Starts the first calls of an address, each in a task of its own, and waits for no answer. Nothing is asked for a visitor who
 * may not open the address, and is sent to another one.
 */
export async function startReads(lobby: Lobby, path: string, search: string): Promise<void> {
  const row = routeOf(path)
  if (!mayOpen(lobby, row.guard, path, search)) return
  const place = { language: chosenLanguage(lobby), search: search.replace(/^\?/, '') }
  const reads = await readsOf(row, place).catch(() => [])
  for (const start of reads) {
    await nextTask()
    void start(lobby)
  }
}

/** Starts everything that an address of the site needs, side by side: its script, its words, its first calls. */
export function startAddress(lobby: Lobby, address: string): void {
  const { pathname, search } = new URL(address, location.href)
  // What does not come is loaded again by the page itself, which then also says that it failed.
  loadScreen(routeOf(pathname), search, chosenLanguage(lobby)).catch(() => undefined)
  void startReads(lobby, pathname, search)
}

/** Starts to load the next address as soon as a link to it is touched or focused; not twice in a row for the same link. */
export function startOnTouch(lobby: Lobby): void {
  let last = ''
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.origin !== location.origin) return
    const way = `${location.href} ${link.href}`
    if (way === last) return
    last = way
    startAddress(lobby, link.href)
  }
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, follow, { passive: true })
}

/**
 * Loads the words and the screen of the first address, and gives the language of these words: the chosen one, or the merchant's
 * own if the words of the chosen one cannot be loaded. A screen that cannot be loaded is no failure here: the page says so
 * later, and offers to try again.
 */
export async function loadFirstWords(lobby: Lobby, row: Route, search: string): Promise<{ code: string; tag: string }> {
  const load = async (code: string) => {
    await Promise.all([loadWords(CORE, code), loadScreen(row, search, code).catch(() => undefined)])
    return { code, tag: tagOf(code) }
  }
  const chosen = chosenLanguage(lobby)
  const { defaultLanguage } = lobby.config
  return load(chosen).catch((error) => {
    if (chosen === defaultLanguage) throw error
    return load(defaultLanguage)
  })
}
