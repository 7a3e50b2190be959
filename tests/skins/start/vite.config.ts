import { serveMock } from '@lobbykit/mock-server/http'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig, type Plugin } from 'vitest/config'

/** What the backend answers; the rest is this skin's own. */
const BACKEND_PATHS = ['/wps', '/lgw', '/art', '/play', '/mock']

/** Passes calls on to the backend that BACKEND names, or to a mock backend of its own. */
const backend = (): Plugin => ({
  name: 'backend',
  apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
  async config() {
    const mock = process.env.BACKEND ? undefined : await serveMock({ stateFile: '.lobbykit/mock.json' })
    const target = process.env.BACKEND ?? mock?.url ?? ''
    // A backend elsewhere hears its own name; the mock backend opens its games where the page is.
    const changeOrigin = mock === undefined
    if (mock) console.log(`mock backend at ${target}, developer page at /mock; log in as maria88 with Maria88pass`)
    return { server: { proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target, changeOrigin }])) } }
  },
})

/** A build needs the key of its backend: sealed with that of the mock backend, which everybody has, a password would be open. */
const bodyKey = (): Plugin => ({
  name: 'body-key',
  apply: 'build',
  config(_, { mode }) {
    if (!loadEnv(mode, process.cwd()).VITE_BODY_KEY) throw new Error('VITE_BODY_KEY is not set: the public key of the backend')
  },
})

export default defineConfig({
  plugins: [react(), backend(), bodyKey()],
  // Long enough for a machine that has other work.
  test: { environment: 'jsdom', testTimeout: 20_000 },
})
