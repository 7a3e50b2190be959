import type { Plugin } from 'vite'

/** Ends the id of a module that is a copy. */
const OF_TABS = '?tabs'
const TABS = /\/@radix-ui\/react-(tabs|roving-focus|collection)\//

/** Ends the id of any copy. */
const COPY = /\?\w+$/

/** Folders that each have a copy of the library for long lists; few visitors open pages of two of them. */
const LONG_LISTS = [
  [/\/screens\/games\//, '?games'],
  [/\/(shared\/records|screens\/agents\/TeamProfit)\//, '?records'],
  [/\/screens\/agents\//, '?agents'],
] as const

/** What an open lottery needs at once of the script of money: of these it has a copy. */
const OF_MONEY = /\/(amount\.rules|newKey|useAmounts)\.ts$/
const LOTTERY = /\/hooks\/src\/lottery\//
const OF_LOTTERY = '?lottery'

/**
 * Gives several parts a copy of a library that they would share otherwise. The tabs have a copy of what they have in common
 * with the dialog: without it every form would load 3 KB that it does not need. Each world with long lists has a copy of the
 * library that draws them: without it a lottery or a contract, which share other modules with these worlds, would load 4 KB
 * that they do not need. An open lottery has a copy of the little that it needs of the script of money at once: without it, it
 * would load all of that script.
 */
export const copies = (): Plugin => ({
  name: 'lobbykit:copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const find = () => this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true })
    if (source === 'virtua') {
      const [, copy] = LONG_LISTS.find(([folder]) => folder.test(importer)) ?? []
      const found = copy && (await find())
      return found ? found.id + copy : null
    }
    if (OF_MONEY.test(source) && (LOTTERY.test(importer) || importer.endsWith(OF_LOTTERY))) {
      const found = await find()
      return found && found.id + OF_LOTTERY
    }
    if (!source.startsWith('@radix-ui/') || !(TABS.test(importer) || importer.endsWith(OF_TABS))) return null
    const found = await find()
    return found && !TABS.test(found.id) ? found.id + OF_TABS : found
  },
})
