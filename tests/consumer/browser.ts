import { startMockWorker } from '@lobbykit/mock-server/browser'
import { createRoot } from 'react-dom/client'
import { skinAt } from './skin.tsx'
import { expectGame, visit } from './visit.ts'

/** The hooks at work: until they have said that the site is open, and what a login asks for. */
async function seeSkin() {
  const place = document.body.appendChild(document.createElement('div'))
  const seen = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (place.textContent === 'normal: username password') resolve()
    })
    observer.observe(place, { childList: true, characterData: true, subtree: true })
  })
  createRoot(place).render(skinAt(location.origin))
  await seen
}

async function run() {
  await startMockWorker({ quiet: true })
  expectGame(await visit(location.origin), 'in a Vite build')
  await seeSkin()
  return 'launched'
}

// The title tells whoever opened the page how it went.
run().then(
  (outcome) => {
    document.title = outcome
  },
  (error: unknown) => {
    document.title = `failed: ${String(error)}`
  },
)
