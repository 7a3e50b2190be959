import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts', 'src/http.ts', 'src/keys.ts', 'src/cli.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2022',
})
