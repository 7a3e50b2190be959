import type { Plugin, Rolldown } from 'vite'

/** A dynamic import as the bundler writes it before it knows the hashes of files: `import("./name-!~{00a}~.js")`. */
const IMPORT = /\bimport\((["'])\.\/([\w.-]+)-!~\{[^{}]+\}~\.js\1\)/g

/**
 * Has a script that is loaded when it is needed be asked for by its name alone (`src/parts/namedScript.ts`), without the hash of what
 * it holds. The core loads all screens, and all screens import the core: with the hashes in it, a change of one screen would rename
 * every script, and after each deploy every player would load the whole site again.
 */
export const namedScripts = (): Plugin => ({
  name: 'lobbykit:named-scripts',
  apply: 'build',
  renderChunk: (code) => ({ code: code.replace(IMPORT, 'namedScript("$2")'), map: null }),
})

/** What the SDK knows of the calls of one domain. */
const DOMAIN = /\/sdk\/src\/gen\/domains\/\w+\.ts$/

/**
 * The name of a script. Those of the bundler's own bear the names of modules, which may begin with a capital; a domain of the SDK
 * may be called as a world is.
 */
export const plainName = (name: string, module: string | null): string =>
  (DOMAIN.test(module ?? '') ? 'calls.' : '') + name.charAt(0).toLowerCase() + name.slice(1)

/** The files of the scripts that are loaded when they are needed. */
export const filesOnDemand = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks.flatMap(({ dynamicImports }) => dynamicImports)
