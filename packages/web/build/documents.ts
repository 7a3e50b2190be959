import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { WaitingPage } from '../src/app/waitingStates.ts'
import type { Merchant } from '../src/merchant.ts'
import { withChecks } from './checks.ts'
import { collectWords, wordFile, wordsCode } from './collectWords.ts'
import { sameSources } from './innerBuild.ts'
import { type InlineScripts, type Site, writePage } from './page.ts'
import { collectParts, type Parts } from './partFacts.ts'
import { worldOfPart } from './parts.ts'
import type { Plan } from './plan.ts'
import { renderWaitingStates } from './renderWaitingStates.ts'
import { neededStyles, takeStyles } from './styles.ts'
import { StyleTable, toMarkup } from './waitingMarkup.ts'

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
        const marked = pages.map((page) => {
          const others = new Map<string, string[]>()
          for (const [variant, { html }] of Object.entries(page.screens ?? {})) {
            if (html === page.html) continue
            const { html: markup } = toMarkup(html, table)
            others.set(markup, [...(others.get(markup) ?? []), variant])
          }
          return { page, ...toMarkup(page.html, table), others }
        })
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
          parts,
          factsFile: factsFile.fileName,
          wordFiles: words.files,
          facts,
          inline: inlined,
          bar: neutral,
          icons: drawings,
          stylesOf,
        }
        for (const { page, ...markup } of marked) {
          const source = writePage(site, page, { ...markup, isRoot: false })
          for (const fileName of filesOf(page)) this.emitFile({ type: 'asset', fileName, source })
        }
        const [home] = marked
        if (home)
          this.emitFile({
            type: 'asset',
            fileName: 'index.html',
            source: writePage(site, home.page, { ...home, isRoot: true }),
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

async function inlineScripts(config: ResolvedConfig): Promise<InlineScripts> {
  const [beforePaint, early] = await Promise.all([plainScript(config, 'beforePaint'), plainScript(config, 'early')])
  return { beforePaint, early }
}

/**
 * A script of `src/` with all that it imports, as text for a page. It is a classic script, because a module script would run
 * only after the page is parsed.
 */
async function plainScript(config: ResolvedConfig, name: string): Promise<string> {
  const built = await build({
    ...sameSources(config),
    build: {
      write: false,
      modulePreload: { polyfill: false },
      // As the scripts of the site are, which saves each page some bytes.
      minify: config.build.minify,
      terserOptions: config.build.terserOptions,
      rolldownOptions: { input: join(config.root, `src/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error(`No script: ${name}`)
  return script.code.trim()
}
