import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MODULES = new Set(['react', 'react/jsx-runtime'])
const NAMES = '\0names-of:'
const REACT = /[\\/]react[\\/]cjs[\\/]react\.production(?:\.min)?\.js$/
/**
 * What is left out of React: `act`, which throws in a production build, what code of former years uses, the version, and `lazy`, whose
 * place `lazyPart` takes. A module that imports one of these does not build.
 */
const LEFT_OUT = new Set(['act', 'unstable_act', 'createFactory', 'createRef', 'lazy', 'version'])
/** How React's production build writes them, and everything else that it exports. */
const EXPORT = /\bexports\.(\w+)=(?:\w+|"[^"]*"|function\(\w*\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\});/g

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
    const names = Object.keys(require(module)).filter((name) => !name.startsWith('_') && !LEFT_OUT.has(name))
    return [
      `import module from ${JSON.stringify(require.resolve(module))}`,
      ...names.map((name) => `export const ${name} = module.${name}`),
      'export default module',
    ].join('\n')
  },
  transform(code, id) {
    if (!REACT.test(id)) return undefined
    return { code: code.replace(EXPORT, (whole, name: string) => (LEFT_OUT.has(name) ? '' : whole)), map: null }
  },
})
