import type { Plugin } from 'vite'

/** Behind the path of a module, in the id of a copy of it. */
const OF_TABS = '?tabs'
const TABS = /\/@radix-ui\/react-(tabs|roving-focus|collection)\//

/** Folders that have a copy of the library of long lists: few visitors go to two of them. */
const LONG_LISTS = [
  [/\/screens\/games\//, '?games'],
  [/\/screens\/(records|agents\/(Records|TeamProfit))\//, '?records'],
  [/\/screens\/agents\//, '?agents'],
] as const

/**
 * Gives several parts a copy of what they share. The tabs have one of what they have in common with the dialog: every form loads it
 * otherwise, 3 KB for those that have neither. Worlds with long lists have one each of the library that draws them: whoever shares
 * anything else with them loads it otherwise, 4 KB for a lottery or a contract.
 */
export const copies = (): Plugin => ({
  name: 'lobbykit:copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const find = () => this.resolve(source, importer.replace(OF_TABS, ''), { ...options, skipSelf: true })
    if (source === 'virtua') {
      const [, copy] = LONG_LISTS.find(([folder]) => folder.test(importer)) ?? []
      const found = copy && (await find())
      return found ? found.id + copy : null
    }
    if (!source.startsWith('@radix-ui/') || !(TABS.test(importer) || importer.endsWith(OF_TABS))) return null
    const found = await find()
    return found && !TABS.test(found.id) ? found.id + OF_TABS : found
  },
})
