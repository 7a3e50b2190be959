import type { Plugin } from 'vite'

const HELPER = /^var __name = \(target, value\) => __defProp\(target, "name", .*$/m
const STATEMENT = /^\s*__name\([\w$]+, "[^"]*"\);$/gm
const EMPTY_BLOCK = /static \{\s*\}/g

/**
 * Radix publishes its files with a call beside every function that keeps the function's name. Such a call counts as a use, so
 * functions that nobody needs would stay in the build; without them the bundler drops what is unused.
 */
export const dropNames = (): Plugin => ({
  name: 'lobbykit:drop-names',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/@radix-ui/') || !HELPER.test(code)) return
    const identity = 'var __name = (target) => target;'
    return { code: code.replace(STATEMENT, '').replace(EMPTY_BLOCK, '').replace(HELPER, identity), map: null }
  },
})
