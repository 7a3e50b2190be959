import { fileURLToPath } from 'node:url'
import { oneReact } from '@lobbykit/web/build/oneReact.ts'
import { readMerchant } from '@lobbykit/web/build/readMerchant.ts'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Long enough for a machine that has other work; no test here measures time. */
const testTimeout = 20_000
/** A worker takes many files of tests, and what they import stays: to import it again for each would take as long as the tests. */
const shared = { testTimeout, isolate: false, restoreMocks: true, unstubGlobals: true }
const inPage = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/m/home' } },
  exclude: ['**/node_modules/**', '**/dist/**'],
}

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
          ...shared,
          name: 'node',
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
        test: {
          ...shared,
          ...inPage,
          name: 'dom',
          include: ['packages/hooks/src/**/*.test.tsx', 'tests/{skins,docs}/**/*.test.tsx'],
          setupFiles: ['packages/hooks/src/test/setup.ts'],
        },
      },
      {
        root: `${root}packages/web`,
        // What the build puts into the web.
        define: { __MERCHANT__: JSON.stringify(readMerchant({})) },
        resolve: { dedupe: oneReact },
        test: {
          ...inPage,
          name: 'web',
          testTimeout,
          include: ['{src,robust}/**/*.test.tsx'],
          server: { deps: { inline: true } },
        },
      },
    ],
  },
})
