import type { Plugin } from 'vite'

const OWN = '?tabs'
const TABS = /\/@radix-ui\/react-(tabs|roving-focus|collection)\//

/**
 * Gives the tabs a copy of their own of what they share with the dialog. Forms with tabs and dialogs would share it otherwise, and
 * then every form loads it: 3 KB for those that have neither.
 */
export const tabsApart = (): Plugin => ({
  name: 'lobbykit:tabs-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    if (!source.startsWith('@radix-ui/') || !(TABS.test(importer) || importer.endsWith(OWN))) return null
    const found = await this.resolve(source, importer.replace(OWN, ''), { ...options, skipSelf: true })
    return found && !TABS.test(found.id) ? found.id + OWN : found
  },
})
