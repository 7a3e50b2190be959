import { chosenLanguage, type Lobby, loadLaunch, mayOpen } from '@lobbykit/hooks'
import { loadWords } from '../intl/words.ts'
import { dialogs } from '../overlays/Overlays.tsx'
import { LAUNCH_SCRIPT } from '../parts/ahead.ts'
import { idle, whenIdle } from '../parts/lazyPart.ts'
import { scriptsOf, usesFiles } from '../parts/partFiles.ts'
import { routes } from './routes.tsx'

/** Time until it is checked again whether the page still loads something. */
const AGAIN_MS = 500
/** Time between two files for browsers that do not say when they are idle. */
const STEP_MS = 100

/** Whether the visitor asked the browser to spare data. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the code of a launch, what home leads to for this visitor, what asks a member before something is done, and what encrypts,
 * when the page has nothing else to do, then has it compiled: one file in each idle moment, so that the page can react to a tap in
 * between.
 */
export function prefetchNextAddresses(lobby: Lobby): void {
  if (!usesFiles || sparesData()) return
  const fetchAll = async () => {
    await takeAhead([LAUNCH_SCRIPT], [loadLaunch])
    const next = routes.filter(({ isNext, guard, paths: [path = ''] }) => isNext && mayOpen(lobby, guard, path, ''))
    // A member may log out without a network, too, and is asked first.
    const questions = mayOpen(lobby, 'member', '', '') ? [dialogs] : []
    const parts = [...next.map(({ screen }) => screen), ...questions]
    const names = [...new Set(parts.flatMap(({ name }) => name ?? []))]
    for (const name of names) loadWords(name, chosenLanguage(lobby)).catch(ignored)
    // Logins and money are encrypted: a form could not be sent if the file were gone with its build by then.
    await takeAhead(names, [...parts.map(({ load }) => load), () => import('./bodyCipher.ts')])
  }
  const begin = () => whenIdle(() => (isDone(lobby) ? fetchAll().catch(ignored) : setTimeout(begin, AGAIN_MS)))
  begin()
}

/** Fetches the scripts of some parts, then loads them. What cannot be loaded now is loaded when it is needed, and a failure is said then. */
async function takeAhead(names: readonly string[], loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  const files: Promise<unknown>[] = []
  for (const file of new Set((await Promise.all(names.map(scriptsOf))).flat())) {
    await idle(STEP_MS)
    files.push(fetchFile(file).catch(ignored))
  }
  await Promise.all(files)
  for (const load of loads) {
    await idle(STEP_MS)
    await load().catch(ignored)
  }
}

// Not by `<link rel="prefetch">`: browsers disagree on which part of the security policy it needs.
const fetchFile = async (file: string) => (await fetch(file, { priority: 'low' })).arrayBuffer()
const ignored = () => undefined

/** Whether all that the page asked for has arrived, also the pictures in sight. */
const isDone = (lobby: Lobby): boolean =>
  document.readyState === 'complete' &&
  lobby.queryClient.isFetching() === 0 &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy')
