import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Merchant } from '../src/merchant.ts'
import { compressFiles } from './compressFiles.ts'
import type { InlineTexts } from './documents.ts'
import { caddyFile, headersFile, MISSING_ASSET_PAGE, missingAssetPage, nginxFile } from './hostFiles.ts'
import { fileHeaders, type InlineHashes, pageHeaders } from './securityPolicy.ts'

const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest|txt)$/

/**
 * Makes the folder of a build ready for a host: `site/` is what it publishes, each text also in compressed forms; `hosting/`
 * has the headers for nginx, Caddy and `pnpm preview`; `maps/` has the source maps, which only those who read error reports
 * need, so they are not published.
 */
export function hosting(merchant: Merchant, inline: () => InlineTexts): Plugin {
  let isWritten = false
  return {
    name: 'lobbykit:hosting',
    apply: 'build',
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a failed build there is nothing to publish, and an error from here would hide the one of the build.
        if (!isWritten) return
        const site = this.environment.config.build.outDir
        const pages = pageHeaders(merchant, hashesOf(inline()))
        const beside = (name: string) => join(dirname(site), name)
        for (const folder of ['hosting', 'maps']) {
          rmSync(beside(folder), { recursive: true, force: true })
          mkdirSync(beside(folder), { recursive: true })
        }
        writeFileSync(beside('hosting/headers.json'), `${JSON.stringify({ pages, files: fileHeaders }, null, 2)}\n`)
        writeFileSync(beside('hosting/nginx.conf'), nginxFile(pages, fileHeaders))
        writeFileSync(beside('hosting/Caddyfile'), caddyFile(pages, fileHeaders))
        const published = await publish(site, beside('maps'))
        writeFileSync(join(site, '_headers'), headersFile(pages, assetsOf(published, site)))
        writeFileSync(join(site, MISSING_ASSET_PAGE), missingAssetPage)
      },
    },
  }
}

function hashesOf({ styles, scripts }: InlineTexts): InlineHashes {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const each = (texts: readonly string[]) => [...new Set(texts)].map(hashOf)
  return { styles: each(styles), scripts: each(scripts) }
}

/** Moves source maps out of the published folder and writes the compressed forms of every text in it; gives the files that stay. */
async function publish(site: string, maps: string): Promise<string[]> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, file: join(entry.parentPath, entry.name) }))
  for (const { name, file } of files.filter(({ name }) => name.endsWith('.map'))) renameSync(file, join(maps, name))
  await compressFiles(files.filter(({ name }) => COMPRESSIBLE.test(name)).map(({ file }) => file))
  return files.filter(({ name }) => !name.endsWith('.map')).map(({ file }) => file)
}

/** Names of the files below `assets/`, the largest first. */
function assetsOf(files: readonly string[], site: string): string[] {
  const assets = files.filter((file) => dirname(file) === join(site, 'assets'))
  const sizes = new Map(assets.map((file) => [file, statSync(file).size]))
  return assets.sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0)).map((file) => basename(file))
}
