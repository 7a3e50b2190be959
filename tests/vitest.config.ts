import { fileURLToPath } from 'node:url'
import { readMerchant } from '@lobbykit/web/build/readMerchant.ts'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Long enough for a machine that has other work; no test here measures time. */
const testTimeout = 20_000

export default defineConfig({
  root,
  test: {
    reporters: ['default', ['json', { outputFile: 'tests/.reports/unit.json' }]],
    // The longest test takes one processor for itself; the others must not wait for it.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          include: [
            'packages/{sdk,mock-server,web}/**/*.test.ts',
            'packages/hooks/src/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/docs/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        root,
        // What the build puts into the web.
        define: { __MERCHANT__: JSON.stringify(readMerchant({})) },
        test: {
          name: 'dom',
          testTimeout,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/m/home' } },
          include: ['packages/{hooks,web}/src/**/*.test.tsx', 'tests/{skins,robust,docs}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
})
