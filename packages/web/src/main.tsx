import { type Lobby, tagOf } from '@lobbykit/hooks'
import { startTransition } from 'react'
import { App } from './app/App.tsx'
import { allTexts } from './app/allTexts.ts'
import { createWebLobby } from './app/createWebLobby.ts'
import { nextTask } from './app/nextTask.ts'
import { preloadDialogs } from './app/Overlays.tsx'
import { preloadPages } from './app/Page.tsx'
import { prefetchFirstScreen } from './app/prefetch.ts'
import { registerServiceWorker } from './app/registerServiceWorker.ts'
import { recoverFromStaleBuild } from './app/staleBuild.ts'
import { firstSpeech } from './app/Texts.tsx'
import { endEarlyCalls } from './early.ts'
import { loadMessages } from './messages/loadMessages.ts'

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

async function loadSpeech({ state, config }: Lobby) {
  const code = state.language
  const messages = await loadMessages(code, false).catch(() => loadMessages(config.defaultLanguage, false))
  return firstSpeech(code, tagOf(code), messages)
}

async function start(container: HTMLElement) {
  endEarlyCalls()
  await nextTask()
  const lobby = createWebLobby()
  const [{ createRoot }, language] = await Promise.all([loadRenderer(), loadSpeech(lobby), prefetchFirstScreen(lobby)])
  await nextTask()
  const root = createRoot(container)
  // Rendered in slices: the shell stays responsive while the application starts.
  startTransition(() => root.render(<App lobby={lobby} language={language} />))
}

const container = document.getElementById('root')
if (container) {
  // Without its parts the shell stays as it is; a newer build may have them.
  start(container).catch(recoverFromStaleBuild)
  // A player who touches the page is about to open something.
  const preload = () => {
    allTexts.want()
    preloadPages()
    preloadDialogs()
  }
  registerServiceWorker()
  addEventListener('pointerdown', preload, { once: true, passive: true })
  addEventListener('keydown', preload, { once: true, passive: true })
}
