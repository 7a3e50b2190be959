import type { Plugin } from 'vite'

/** Ends the id of a module that is a copy. */
const OF_TABS = '?tabs'
const TABS = /\/@radix-ui\/react-(tabs|roving-focus|collection)\//

/** Ends the id of any copy. */
const COPY = /\?\w+$/

/** The id of the module that a copy was made of; any other id as it is. */
export const withoutCopy = (id: string): string => id.replace(COPY, '')

/** A module that several parts of the application would share, and the parts that have a copy of their own, by who imports it. */
interface Copied {
  readonly module: RegExp
  readonly parts: readonly (readonly [importers: RegExp, copy: string])[]
}

const COPIED: readonly Copied[] = [
  {
    // The library for long lists: few visitors open pages of two of these worlds. Without copies a lottery or a contract, which
    // share other modules with these worlds, would load 4 KB that they do not need.
    module: /^virtua$/,
    parts: [
      [/\/screens\/games\//, '?games'],
      [/\/(shared\/records|screens\/agents\/TeamProfit)\//, '?records'],
      [/\/screens\/agents\//, '?agents'],
    ],
  },
  {
    // What an open lottery needs at once of the script of money. Without a copy it would load all of that script.
    module: /\/(amount\.rules|newKey|useAmounts)\.ts$/,
    parts: [[/\/hooks\/src\/lottery\/|\?lottery$/, '?lottery']],
  },
  {
    // Amounts, and what is copied or scanned, stand on pages that share their fields with every form. Without copies each form
    // would load 0.9 KB that it does not need.
    module: /\/(CopyButton|QrCode|AmountField)\.tsx$/,
    parts: [
      [/\/screens\/agents\//, '?agents'],
      [/\/screens\/club\//, '?club'],
      [/\/screens\/cashier\//, '?cashier'],
      [/\/screens\/protection\//, '?protection'],
      [/\/screens\/lotteryGame\//, '?lotteryGame'],
    ],
  },
]

/**
 * Gives several parts a copy of a module that they would share otherwise, where sharing it costs more. The tabs have a copy of
 * what they have in common with the dialog: without it every form would load 3 KB that it does not need.
 */
export const copies = (): Plugin => ({
  name: 'lobbykit:copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const find = () => this.resolve(source, withoutCopy(importer), { ...options, skipSelf: true })
    const copied = COPIED.find(({ module }) => module.test(source))
    if (copied) {
      const [, copy] = copied.parts.find(([importers]) => importers.test(importer)) ?? []
      const found = copy && (await find())
      return found ? found.id + copy : null
    }
    if (!source.startsWith('@radix-ui/') || !(TABS.test(importer) || importer.endsWith(OF_TABS))) return null
    const found = await find()
    return found && !TABS.test(found.id) ? found.id + OF_TABS : found
  },
})
