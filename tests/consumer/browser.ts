import { startMockWorker } from '@lobbykit/mock-server/browser'
import { expectGame, visit } from './visit.ts'

async function run() {
  await startMockWorker({ quiet: true })
  expectGame(await visit(location.origin), 'in a Vite build')
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
