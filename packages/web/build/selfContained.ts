import { build, type Plugin, type ResolvedConfig } from 'vite'
import { sameSources } from './innerBuild.ts'

/** Libraries in CommonJS that are a script of their own, one that does not import the core. */
const ALONE = /[\\/]des\.js[\\/]lib[\\/]des\.js$/

/**
 * Has a library in CommonJS bring the bundler's helper for such files itself. The helper stands in the core otherwise, but never
 * where somebody needs it who does not load the core: then it is a file of its own, which every page loads.
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
