import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
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
