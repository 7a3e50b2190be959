import { fileURLToPath } from 'node:url'
import { oneReact } from '@lobbykit/web/build/oneReact.ts'
import { readMerchant } from '@lobbykit/web/build/readMerchant.ts'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Long enough for a machine that has other work; no test here measures time. */
const testTimeout = 20_000
const inPage = {
  testTimeout,
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
        test: { name: 'dom', ...inPage, include: ['packages/hooks/src/**/*.test.tsx', 'tests/{skins,docs}/**/*.test.tsx'] },
      },
      {
        root: `${root}packages/web`,
        // What the build puts into the web.
        define: { __MERCHANT__: JSON.stringify(readMerchant({})) },
        resolve: { dedupe: oneReact },
        test: {
          name: 'web',
          ...inPage,
          include: ['{src,robust}/**/*.test.tsx'],
          server: { deps: { inline: true } },
        },
      },
    ],
  },
})
