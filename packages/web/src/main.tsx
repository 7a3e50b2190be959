import './theme/index.css'
import { startTransition } from 'react'
import { App } from './app/App.tsx'
import { createWebLobby } from './app/createWebLobby.ts'
import { endEarlyCalls } from './app/fetchWithEarly.ts'
import { SiteRouter } from './app/PlaceRouter.tsx'
import { prefetchNextAddresses } from './app/prefetch.ts'
import { registerServiceWorker } from './app/registerServiceWorker.ts'
import { routeOf } from './app/routes.tsx'
import { recoverFromStaleBuild, watchLeaving } from './app/staleBuild.ts'
import { loadFirstWords, startOnTouch, startReads } from './app/startAddress.ts'
import { whenIdle } from './parts/lazyPart.ts'
import { nameScripts } from './parts/namedScript.ts'
import { buildFacts, loadStyles, usesFiles } from './parts/partFiles.ts'
import { nextTask } from './ui/nextTask.ts'

/**
 * React creates errors while it loads, in case it needs them later. Nobody reads their stack traces, and to make these the
 * browser parses the whole file once more, so they are switched off meanwhile.
 */
async function loadRenderer() {
  await nextTask()
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return await import('react-dom/client')
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

async function start(container: HTMLElement) {
  if (usesFiles) nameScripts()
  watchLeaving()
  endEarlyCalls()
  // The rest runs in a new task: the page can react to a tap in between.
  await nextTask()
  const lobby = createWebLobby()
  if (import.meta.env.DEV) (await import('@lobbykit/hooks/devtools')).watchLobby(lobby)
  const row = routeOf(location.pathname)
  const [{ createRoot }, language] = await Promise.all([
    loadRenderer(),
    loadFirstWords(lobby, row, location.search),
    loadStyles(),
    startReads(lobby, location.pathname, location.search),
  ])
  // The icons that the page did not paint, and the names of later scripts. A failure is ignored, because whoever needs them
  // asks again.
  if (usesFiles) buildFacts().catch(() => undefined)
  const root = createRoot(container)
  // Rendered in steps: the page can react to a tap while the application starts.
  startTransition(() =>
    root.render(
      <SiteRouter>
        <App lobby={lobby} language={language} />
      </SiteRouter>,
    ),
  )
  startOnTouch(lobby)
  if (import.meta.env.DEV) {
    // A root of its own, so that an error on the page does not remove it.
    const { LobbyDevtools } = await import('@lobbykit/hooks/devtools')
    createRoot(document.body.appendChild(document.createElement('div'))).render(<LobbyDevtools lobby={lobby} />)
  }
  // What makes the next address fast.
  whenIdle(() => {
    prefetchNextAddresses(lobby)
    registerServiceWorker()
  })
}

const container = document.getElementById('root')
// If one of its scripts does not come the page stays as it is; a newer build may have that script.
if (container) start(container).catch(recoverFromStaleBuild)
