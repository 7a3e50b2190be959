import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    calls: 'src/calls.ts',
    cli: 'src/cli.ts',
    // The entities of the contract by name: types alone.
    wps: 'src/gen/wps.ts',
    lgw: 'src/gen/lgw.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2022',
  // Names stay as they are, for whoever reads a stack; only blanks and long forms go.
  esbuildOptions(options) {
    options.minifyWhitespace = true
    options.minifySyntax = true
  },
})
