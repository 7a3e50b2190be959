import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { entryPreloads } from './build/entryPreloads.ts'
import { entryScripts } from './build/entryScripts.ts'
import { htmlShell } from './build/htmlShell.ts'
import { inlineEntryCss } from './build/inlineEntryCss.ts'
import { offlineShell } from './build/offlineShell.ts'
import { readMerchant } from './build/readMerchant.ts'
import { securityHeaders } from './build/securityHeaders.ts'
import { backendPaths } from './build/serve.ts'
import { shortNames } from './build/shortNames.ts'

const here = import.meta.dirname
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, here)
  const merchant = readMerchant(environment)
  // Without a key of the merchant's own a build talks to the mock backend.
  const bodyKey = environment.VITE_BODY_KEY || developmentPublicKey
  const backend = process.env.LOBBYKIT_API ?? 'http://127.0.0.1:4010'
  return {
    root: here,
    base: '/',
    define: { __MERCHANT__: JSON.stringify(merchant), __BODY_KEY__: JSON.stringify(bodyKey) },
    plugins: [
      react(),
      htmlShell(merchant),
      entryScripts(),
      entryPreloads(merchant),
      inlineEntryCss(),
      securityHeaders(merchant),
      offlineShell(merchant),
    ],
    resolve: {
      alias: [
        // Catalogues are compiled, so the message parser never ships.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // React has it built in.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: /^react-style-singleton$/, replacement: `${here}/src/styleSingleton.ts` },
      ],
    },
    css: {
      // Names as short as they can be: they stand in the styles and in the scripts of the first paint.
      modules: mode === 'production' ? { generateScopedName: shortNames() } : {},
    },
    build: {
      // The security policy allows files, not data: addresses.
      assetsInlineLimit: 0,
      // Slower than the bundler's own, and its scripts are smaller.
      minify: 'terser',
      terserOptions: { ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } },
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // Everything the first screen needs, in one file: it compresses better than ten.
              { name: 'lobby', priority: 2, tags: ['$initial'] },
            ],
          },
        },
      },
    },
    server: {
      host: true,
      proxy: Object.fromEntries(backendPaths.map((path) => [`/${path}/`, { target: backend }])),
    },
  }
})
