import type { Plugin } from 'vite'
import type { Merchant } from '../src/merchant.ts'

/** Names the first screen's texts in the page, so that they come with the entry and not a round trip after it. */
export function entryPreloads({ defaultLanguage }: Merchant): Plugin {
  const name = `${defaultLanguage.toLowerCase()}.first`
  return {
    name: 'lobbykit:entry-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const texts = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name)
        // A merchant's language without a catalogue is spoken in English.
        if (!texts) return []
        return [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${texts.fileName}` }, injectTo: 'head' },
        ]
      },
    },
  }
}
