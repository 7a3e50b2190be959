import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** A dynamic import within the loader, as Vite writes it before the code is made small. */
const LOADED =
  /__vitePreload\(\s*(?:async\s*)?\(\)\s*=>\s*(import\([^()]*\)(?:\.then\([^()]*(?:\([^()]*\))?[^()]*\))?)\s*,[^()]*\)/g

/**
 * Takes the loader out that Vite puts around every dynamic import: what a part needs beside its script, `ui/partFiles.ts`
 * loads by what the page says of it, and no script carries the names of all files.
 */
export const noPreloadHelper = (): Plugin => ({
  name: 'lobbykit:no-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => (code.includes('__vitePreload(') ? { code: code.replace(LOADED, '$1'), map: null } : null),
})
