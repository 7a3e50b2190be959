import { chosenLanguage, type Lobby, mayOpen } from '@lobbykit/hooks'
import { loadWords } from '../intl/words.ts'
import { whenIdle } from '../parts/lazyPart.ts'
import { scriptsOf, usesFiles } from '../parts/partFiles.ts'
import { routes } from './routes.tsx'
import { startAddress } from './startAddress.ts'

/** Time until it is checked again whether the page still loads something. */
const AGAIN_MS = 500

/** Whether the visitor asked the browser to spare data. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches what home leads to for this visitor when the page has nothing else to do, then has it compiled: one file in each idle
 * moment, so that the page can react to a tap in between.
 */
export function prefetchNextAddresses(lobby: Lobby): void {
  if (!usesFiles || sparesData()) return
  // Not by `<link rel="prefetch">`: browsers disagree on which part of the security policy it needs.
  const fetchFile = async (file: string) => (await fetch(file, { priority: 'low' })).arrayBuffer()
  const fetchAll = async () => {
    const next = routes.filter(({ isNext, guard, paths: [path = ''] }) => isNext && mayOpen(lobby, guard, path, ''))
    const names = [...new Set(next.flatMap(({ screen }) => screen.name ?? []))]
    // What cannot be loaded now is loaded when it is needed, and a failure is said then.
    for (const name of names) loadWords(name, chosenLanguage(lobby)).catch(() => undefined)
    const files: Promise<unknown>[] = []
    for (const file of new Set((await Promise.all(names.map(scriptsOf))).flat())) {
      await idle()
      files.push(fetchFile(file).catch(() => undefined))
    }
    await Promise.all(files)
    for (const { screen } of next) {
      await idle()
      await screen.load()
    }
  }
  const begin = () => whenIdle(() => (isDone(lobby) ? fetchAll().catch(() => undefined) : setTimeout(begin, AGAIN_MS)))
  begin()
}

const idle = () => new Promise<void>(whenIdle)

/** Whether all that the page asked for has arrived, also the pictures in sight. */
const isDone = (lobby: Lobby): boolean =>
  document.readyState === 'complete' &&
  lobby.queryClient.isFetching() === 0 &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy')

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
