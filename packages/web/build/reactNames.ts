import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { LEFT_OUT } from './lessReact.ts'

const require = createRequire(import.meta.url)
const MODULES = new Set(['react', 'react/jsx-runtime'])
const NAMES = '\0names-of:'

/**
 * Gives the names of React's modules as constants. React comes as CommonJS, whose names the bundler looks up at every use, as in
 * `(0, react.useState)(…)`; constants it can rename to one letter. Radix looks names up by texts, so it takes the module itself.
 */
export const reactNames = (): Plugin => ({
  name: 'lobbykit:react-names',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '', { kind }) {
    const isOther = importer.startsWith(NAMES) || importer.includes('/@radix-ui/')
    return MODULES.has(source) && kind === 'import-statement' && !isOther ? NAMES + source : null
  },
  load(id) {
    if (!id.startsWith(NAMES)) return null
    const module = id.slice(NAMES.length)
    const names = Object.keys(require(module)).filter((name) => !name.startsWith('_') && !LEFT_OUT.react?.includes(name))
    return [
      `import module from ${JSON.stringify(require.resolve(module))}`,
      ...names.map((name) => `export const ${name} = module.${name}`),
      'export default module',
    ].join('\n')
  },
})
