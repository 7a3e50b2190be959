import { tagOf } from '@lobbykit/hooks'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { allTexts } from './app/allTexts.ts'
import { createWebLobby } from './app/createWebLobby.ts'
import { preloadDialogs } from './app/Overlays.tsx'
import { preloadPages } from './app/Page.tsx'
import { prefetchFirstScreen } from './app/prefetch.ts'
import { registerServiceWorker } from './app/registerServiceWorker.ts'
import { firstSpeech } from './app/Texts.tsx'
import { loadMessages } from './messages/loadMessages.ts'

const container = document.getElementById('root')
if (container) {
  const lobby = createWebLobby()
  const code = lobby.state.language
  const root = createRoot(container)
  prefetchFirstScreen(lobby)
  loadMessages(code, false)
    .catch(() => loadMessages(lobby.config.defaultLanguage, false))
    .then((messages) => {
      const language = firstSpeech(code, tagOf(code), messages)
      // A task of its own, rendered in slices: the shell stays responsive while the application starts.
      setTimeout(() => startTransition(() => root.render(<App lobby={lobby} language={language} />)))
    })
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
