import { build, type Plugin, type ResolvedConfig } from 'vite'
import { sameSources } from './innerBuild.ts'

/** Libraries in CommonJS that are a script of their own, which does not import the core. */
const ALONE = /[\\/]des\.js[\\/]lib[\\/]des\.js$/

/**
 * Puts the bundler's helper for CommonJS into the library itself. Otherwise the helper would stand in the core, or, as this
 * library is loaded without the core, in a file of its own that every page loads.
 */
export function selfContained(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'lobbykit:self-contained',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async load(id) {
      if (!ALONE.test(id)) return
      const made = await build({
        ...sameSources(config),
        build: {
          write: false,
          minify: false,
          rolldownOptions: { input: id, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
        },
      })
      const [library] = 'output' in made ? made.output : []
      if (library?.type !== 'chunk') throw new Error(`No script: ${id}`)
      return library.code
    },
  }
}
