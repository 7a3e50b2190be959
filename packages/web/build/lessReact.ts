import type { Plugin } from 'vite'
import { withoutKinds, withoutQuestions } from './lessRenderer.ts'
import { withShortFields } from './shortFields.ts'

const RENDERER = 'react-dom'
const OF_REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
const PRODUCTION_BUILD = /[\\/]cjs[\\/](react|react-dom|scheduler)\.production(?:\.min)?\.js$/
/**
 * What is left out of React, its renderer and its scheduler: what throws in a production build, what the pages of former years and
 * those rendered by a server need, what nobody here uses, and `lazy`, whose place `lazyPart` takes. A module that imports one of
 * these from `react` does not build.
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  react: ['act', 'unstable_act', 'createFactory', 'createRef', 'lazy', 'version'],
  'react-dom': [
    '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    'findDOMNode',
    'hydrate',
    'hydrateRoot',
    'render',
    'unmountComponentAtNode',
    'unstable_batchedUpdates',
    'unstable_renderSubtreeIntoContainer',
    'version',
  ],
  scheduler: [
    'unstable_Profiling',
    'unstable_continueExecution',
    'unstable_forceFrameRate',
    'unstable_getFirstCallbackNode',
    'unstable_next',
    'unstable_pauseExecution',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
}
/** How they write what they export. */
const EXPORT = /\bexports\.(\w+)=/g

/** What nobody may write, for a React of which these are left out knows nothing of it. */
const UNKNOWN = /\b(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)\b|\b(?:c|childC)ontextTypes\b|\bcomponentStack\b/

/**
 * Leaves out of React what the site never asks for. React comes as CommonJS, in which the bundler cannot see what nobody uses, and
 * every page loads it.
 */
export const lessReact = (): Plugin => ({
  name: 'lobbykit:less-react',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const [, name = ''] = PRODUCTION_BUILD.exec(id) ?? []
    if (name in LEFT_OUT) {
      const left = withoutExports(code, name)
      return { code: name === RENDERER ? await withShortFields(withoutQuestions(withoutKinds(left))) : left, map: null }
    }
    const [unknown] = OF_REACT.test(id) ? [] : (UNKNOWN.exec(code) ?? [])
    return unknown === undefined ? undefined : this.error(`The React of this build knows no ${unknown}`)
  },
})

/** The production build of a package without what is left out of it. */
export const withoutExports = (code: string, name: string): string =>
  // What follows becomes an expression without an effect, which the minifier drops with all that only it needs.
  code.replace(EXPORT, (whole, exported: string) => (LEFT_OUT[name]?.includes(exported) ? 'void ' : whole))
