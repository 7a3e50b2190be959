import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** A dynamic import as the bundler writes it: of a script, or of one module within it. */
const IMPORT = String.raw`(import\([^()]*\)(?:\.then\(\(?\w+\)?\s*=>\s*\w+\.\w+\))?)`
/**
 * What Vite writes around a dynamic import, before the code is minified: a call of its loader, which may name the export that
 * is wanted.
 */
const AROUND = [
  String.raw`__vitePreload\(\s*\(\)\s*=>\s*${IMPORT}\s*,[^()]*\)`,
  String.raw`__vitePreload\(\s*async\s*\(\)\s*=>\s*\{\s*const\s*\{[^{}]*\}\s*=\s*await\s+${IMPORT}\s*;\s*return\s*\{[^{}]*\}\s*;?\s*\}\s*,[^()]*\)`,
].map((pattern) => new RegExp(pattern, 'g'))

/**
 * Removes the loader that Vite puts around every dynamic import. `parts/partFiles.ts` loads what a part needs beside its script,
 * from the facts that the page names, so no script has to carry the names of all files.
 */
export const noPreloadHelper = (): Plugin => ({
  name: 'lobbykit:no-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => ({ code: AROUND.reduce((text, around) => text.replace(around, '$1'), code), map: null }),
})
