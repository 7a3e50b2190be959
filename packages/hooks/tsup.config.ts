import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/devtools/index.ts', 'src/testing/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  splitting: true,
  // A table: what loads the panel must not have to know how to load JSON.
  noExternal: [/contract\/calls\.json$/],
  target: 'es2022',
  // React's servers refuse hooks in a module that does not say that it belongs to the client.
  banner: { js: "'use client'" },
})
