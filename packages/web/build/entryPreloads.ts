import type { Plugin } from 'vite'
import type { Merchant } from '../src/merchant.ts'

/**
 * Tells public/early.js where the first screen's texts are in the merchant's own language, so that they come with the entry
 * and not a round trip after it; who speaks another one does not pay for them.
 */
export function entryPreloads({ defaultLanguage }: Merchant): Plugin {
  const name = `${defaultLanguage.toLowerCase()}.first`
  return {
    name: 'lobbykit:entry-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const texts = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name)
        // A merchant's language without a catalogue is spoken in English.
        return texts ? html.replace(' data-language=', ` data-texts="/${texts.fileName}" data-language=`) : html
      },
    },
  }
}
