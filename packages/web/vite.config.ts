import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { copies } from './build/copies.ts'
import { coreNames } from './build/coreNames.ts'
import { documents } from './build/documents.ts'
import { dropNames } from './build/dropNames.ts'
import { backendPaths } from './build/hostFiles.ts'
import { hosting } from './build/hosting.ts'
import { splitIcons } from './build/icons.ts'
import { lessReact } from './build/lessReact.ts'
import { liveDocuments } from './build/liveDocuments.ts'
import { namedScripts, plainName } from './build/namedScripts.ts'
import { offlineShell } from './build/offlineShell.ts'
import { oneReact } from './build/oneReact.ts'
import { namedParts } from './build/parts.ts'
import { plannedScripts } from './build/plan.ts'
import { noPreloadHelper } from './build/preloadHelper.ts'
import { reactNames } from './build/reactNames.ts'
import { readMerchant } from './build/readMerchant.ts'
import { selfContained } from './build/selfContained.ts'
import { shortNames } from './build/shortNames.ts'
import { HASH_LETTERS } from './src/parts/hashedName.ts'

const here = import.meta.dirname
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, here)
  const merchant = readMerchant(environment)
  // Without a key of the merchant's own a build talks to the mock backend.
  const bodyKey = environment.VITE_BODY_KEY || developmentPublicKey
  const scripts = plannedScripts()
  const icons = splitIcons(scripts.name)
  const pages = documents(merchant, scripts, icons.ofCore)
  const backend = process.env.LOBBYKIT_API ?? 'http://127.0.0.1:4010'
  return {
    root: here,
    base: '/',
    define: {
      __MERCHANT__: JSON.stringify(merchant),
      __BODY_KEY__: JSON.stringify(bodyKey),
      __BACKEND_PATHS__: JSON.stringify(backendPaths),
      // Players have no React DevTools, for which the renderer carries code; development keeps them.
      ...(mode === 'production' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    plugins: [
      react(),
      copies(),
      reactNames(),
      lessReact(),
      selfContained(),
      dropNames(),
      noPreloadHelper(),
      namedScripts(),
      coreNames(),
      namedParts(),
      icons.plugin,
      scripts.plugin,
      pages.plugin,
      liveDocuments(merchant),
      offlineShell(merchant, pages.firstFiles),
      hosting(merchant, pages.inline),
    ],
    resolve: {
      dedupe: oneReact,
      alias: [
        // Catalogues are compiled, so the message parser never ships.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // React has it built in.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: /^regexparam$/, replacement: `${here}/src/standIns/regexparam.ts` },
        { find: /^react-style-singleton$/, replacement: `${here}/src/standIns/reactStyleSingleton.ts` },
      ],
    },
    css: {
      // Names as short as they can be: they stand in the styles and in the scripts of the first paint.
      modules: mode === 'production' ? { generateScopedName: shortNames(`${here}/src`) } : {},
    },
    build: {
      outDir: 'dist/site',
      emptyOutDir: true,
      // The security policy allows files, not data: addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 4, inline: 1, pure_getters: true } },
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { core: `${here}/src/main.tsx` },
        // To read a name of a module, such as one of React that nobody uses, does nothing else.
        treeshake: { propertyReadSideEffects: false },
        // A constant of the core that other scripts use stands in them as it is, without a name to find it by.
        optimization: { inlineConst: true },
        output: {
          // Nearly all of it runs at the start: Chromium then compiles it beside the page, not in the way of the first frames.
          postBanner: ({ name }) => (['core', 'renderer'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
          chunkFileNames: ({ name, facadeModuleId }) => `assets/${plainName(name, facadeModuleId)}-[hash:${HASH_LETTERS}].js`,
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: scripts.name, debugName: 'scripts' }] },
        },
      },
    },
    server: {
      host: true,
      proxy: Object.fromEntries(backendPaths.map((path) => [`/${path}/`, { target: backend }])),
    },
  }
})
