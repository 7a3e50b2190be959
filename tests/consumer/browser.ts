import { startMockWorker } from '@lobbykit/mock-server/browser'
import { createRoot } from 'react-dom/client'
import { skinAt } from './skin.tsx'
import { expectGame, visit } from './visit.ts'

async function run() {
  await startMockWorker({ quiet: true })
  expectGame(await visit(location.origin), 'in a Vite build')
  createRoot(document.body.appendChild(document.createElement('div'))).render(skinAt(location.origin))
  return 'launched'
}

// The title tells whoever opened the page how it went; the rest is up to a player.
run().then(
  (outcome) => {
    document.title = outcome
  },
  (error: unknown) => {
    document.title = `failed: ${String(error)}`
  },
)
