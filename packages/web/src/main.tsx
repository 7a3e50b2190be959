import './theme/index.css'
import { startTransition } from 'react'
import { App } from './app/App.tsx'
import { createWebLobby } from './app/createWebLobby.ts'
import { endEarlyCalls } from './app/earlyCalls.ts'
import { nextTask } from './app/nextTask.ts'
import { routeOf } from './app/routes.tsx'
import { recoverFromStaleBuild, watchLeaving } from './app/staleBuild.ts'
import { loadFirstWords, startReads } from './app/startAddress.ts'
import { whenIdle } from './ui/lazyPart.ts'
import { buildFacts, loadStyles, usesFiles } from './ui/partFiles.ts'

/**
 * React makes errors while it loads, in case it needs them. Where they come from is nobody's question, and finding it out
 * has the whole file parsed again.
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
  watchLeaving()
  endEarlyCalls()
  // What follows is a task of its own, as is each script until here.
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
  // Icons that the page did not paint, and the scripts of what comes later; whoever needs them asks again.
  if (usesFiles) buildFacts().catch(() => undefined)
  const root = createRoot(container)
  // Rendered in slices: the page answers a finger while the application starts.
  startTransition(() => root.render(<App lobby={lobby} language={language} />))
  if (import.meta.env.DEV) {
    // A root of its own: what goes wrong on the page leaves it there.
    const { LobbyDevtools } = await import('@lobbykit/hooks/devtools')
    createRoot(document.body.appendChild(document.createElement('div'))).render(<LobbyDevtools lobby={lobby} />)
  }
  whenIdle(async () => {
    // Without it every address opens all the same, only later.
    const settled = await import('./app/settled.ts').catch(() => undefined)
    settled?.onceSettled(lobby)
  })
}

const container = document.getElementById('root')
// Without its parts the page stays as it is; a newer build may have them.
if (container) start(container).catch(recoverFromStaleBuild)
