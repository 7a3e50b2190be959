import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const EARLY = 'early.js'

/**
 * Gives public/early.js a hashed name in the build: it must be there before the first paint of a second visit, and only
 * a file that is cached for good is.
 */
export function entryScripts(): Plugin {
  let publicDir = ''
  let address = `/${EARLY}`
  return {
    name: 'lobbykit:entry-scripts',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      const { code } = minifySync(EARLY, readFileSync(join(publicDir, EARLY), 'utf8'))
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/early-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      address = `/${fileName}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(`src="/${EARLY}"`, `src="${address}"`),
    },
  }
}
