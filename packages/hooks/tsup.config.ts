import { defineConfig, type Options } from 'tsup'
import { leadToClient } from './build/serverEntry.ts'

const both: Options = {
  format: 'esm',
  splitting: true,
  // A table: what loads the panel must not have to know how to load JSON.
  noExternal: [/contract\/calls\.json$/],
  target: 'es2022',
}

export default defineConfig([
  {
    ...both,
    entry: ['src/index.ts', 'src/devtools/index.ts', 'src/testing/index.ts'],
    dts: true,
    // The server's entry is built at the same time.
    clean: ['!server/**'],
    // React's servers refuse hooks in a module that does not say that it belongs to the client.
    banner: { js: "'use client'" },
  },
  { ...both, entry: ['src/index.ts'], outDir: 'dist/server', clean: true, esbuildPlugins: [leadToClient] },
])
