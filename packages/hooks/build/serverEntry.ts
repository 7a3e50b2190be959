import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Files that belong to the client: hooks, which have files of their own, and components. */
const OF_CLIENT = /[/\\](?:use[A-Z]\w*\.ts|[A-Z]\w*\.tsx)$/
/** Where the entry that belongs to the client stands, as seen from the one of the server. */
const CLIENT_ENTRY = '../index.js'

/**
 * For the entry of React's servers. What is not of the client is in it, so that a server component may call it. Hooks and components
 * lead to the client's entry: a server component may render what comes from there, but not call it.
 */
export const leadToClient: Plugin = {
  name: 'lead-to-client',
  setup(build) {
    build.onResolve({ filter: /^\.\.\/index\.js$/ }, ({ path }) => ({ path, external: true }))
    const entry = readFileSync(at('../src/index.ts'), 'utf8')
    const isPublic = (name: string) => new RegExp(`\\b${name}\\b`).test(entry)
    build.onLoad({ filter: OF_CLIENT }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      const names = [...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name)
      return { contents: `export { ${names.filter(isPublic).join(', ')} } from '${CLIENT_ENTRY}'` }
    })
  },
}
