import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Merchant } from '../src/merchant.ts'
import { headersFor } from './securityPolicy.ts'

/** Writes `security-headers.json` beside index.html, with the hash of the style that stands in its head. */
export function securityHeaders(merchant: Merchant): Plugin {
  return {
    name: 'lobbykit:security-headers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        if (/<script(?![^>]*\ssrc=)|\sstyle="|\son[a-z]+="/.test(html)) {
          this.error('index.html holds an inline script or style attribute, which the security policy refuses')
        }
        const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1]
        const hash = style && `sha256-${createHash('sha256').update(style).digest('base64')}`
        const source = `${JSON.stringify(headersFor(merchant, hash), null, 2)}\n`
        this.emitFile({ type: 'asset', fileName: 'security-headers.json', source })
      },
    },
  }
}
