import { createHash } from 'node:crypto'
import type { Plugin, ResolvedConfig } from 'vite'
import type { WaitingPage } from '../src/app/waitingStates.ts'
import type { Merchant } from '../src/merchant.ts'
import { withChecks } from './checks.ts'
import { collectWords, wordFile, wordsCode } from './collectWords.ts'
import { inlineScripts } from './inlineScripts.ts'
import { type Site, writePage } from './page.ts'
import { collectParts, type Parts } from './partFacts.ts'
import { worldOfPart } from './parts.ts'
import type { Plan } from './plan.ts'
import { renderWaitingStates } from './renderWaitingStates.ts'
import { neededStyles, takeStyles } from './styles.ts'
import { markPage, StyleTable, toMarkup } from './waitingMarkup.ts'

/** What stands in the style and script elements of the pages. */
export interface InlineTexts {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

interface Documents {
  readonly plugin: Plugin
  /** For the security policy. */
  readonly inline: () => InlineTexts
  /** Home, what it leads to, and all files that these need to start. */
  readonly firstFiles: () => ReadonlySet<string>
}

/**
 * Writes a page for every address: its scripts, styles and words side by side, its first calls beside them, and its own
 * waiting state. The page of the site's root is home's, and that of addresses nobody knows.
 */
export function documents(
  merchant: Merchant,
  plan: Pick<Plan, 'users' | 'loaders' | 'targets'>,
  icons: () => Site['icons'],
): Documents {
  let config: ResolvedConfig
  let inline: InlineTexts = { styles: [], scripts: [] }
  const firstFiles = new Set(['index.html'])
  const plugin: Plugin = {
    name: 'lobbykit:documents',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Runs before the bundler writes into each script which style sheets it needs.
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const styles = takeStyles(chunks, bundle)
        this.emitFile({ type: 'asset', fileName: styles.fileName, source: styles.css })
        const words = collectWords(chunks, plan)
        for (const [fileName, source] of words.files) this.emitFile({ type: 'asset', fileName, source })
        const inlined = await inlineScripts(config)
        const table = new StyleTable()
        const { pages: rendered, facts, bar } = await renderWaitingStates(config)
        const pages = withChecks(rendered, chunks, merchant)
        const marked = pages.map((page) => markPage(page, table))
        const neutral = toMarkup(bar, table).html
        const drawings = icons()
        const parts = collectParts(chunks, styles, words, pages, drawings, plan.targets())
        const factsFile = factsFileOf(parts)
        this.emitFile({ type: 'asset', ...factsFile })
        const needed = new Map<string, string>()
        for (const world of new Set(pages.map(({ part }) => worldOfPart(part)))) {
          const own = marked.filter(({ page }) => worldOfPart(page.part) === world)
          const markup = own.flatMap(({ html, others }) => [html, ...others.keys()]).join('') + neutral
          needed.set(world, neededStyles(styles.css + table.css, markup))
        }
        const stylesOf = (part: string) => needed.get(worldOfPart(part)) ?? ''
        const site: Site = {
          merchant,
          facts,
          scriptsOf: parts.scriptsOf,
          files: { words, styles: parts.styles, facts: factsFile.fileName },
          inline: inlined,
          bar: neutral,
          icons: drawings,
          stylesOf,
        }
        for (const each of marked) {
          const source = writePage(site, each, { isRoot: false })
          for (const fileName of filesOf(each.page)) this.emitFile({ type: 'asset', fileName, source })
        }
        const [home] = marked
        if (home)
          this.emitFile({
            type: 'asset',
            fileName: 'index.html',
            source: writePage(site, home, { isRoot: true }),
          })
        inline = { styles: [...needed.values()], scripts: Object.values(inlined) }
        const code = wordsCode(words, merchant.defaultLanguage)
        for (const page of pages.filter(({ isFirst }) => isFirst)) {
          const checks = Object.values(page.guest).flatMap((calls) => calls.flatMap(({ check = [] }) => check))
          const own = [...filesOf(page), ...parts.scriptsOf(page), wordFile(page.part, code, words)]
          for (const file of [...own, ...checks, styles.fileName, factsFile.fileName]) firstFiles.add(file.replace(/^\//, ''))
        }
      },
    },
  }
  return { plugin, inline: () => inline, firstFiles: () => firstFiles }
}

/** What the application has to know of the build, under a name that changes with it. */
function factsFileOf({ facts }: Parts): { fileName: string; source: string } {
  const source = JSON.stringify(facts)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/build-${hash}.json`, source }
}

/** The files under which a static host finds a page by its paths. */
const filesOf = ({ paths }: WaitingPage): string[] =>
  paths.filter((path) => path !== '/').map((path) => (path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`))
