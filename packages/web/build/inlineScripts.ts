import { join } from 'node:path'
import { build, type ResolvedConfig } from 'vite'
import { sameSources } from './innerBuild.ts'
import type { InlineScripts } from './page.ts'

/** The scripts that stand in every page, from their sources. */
export async function inlineScripts(config: ResolvedConfig): Promise<InlineScripts> {
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
      // As the scripts of a built site are, which saves each page some bytes.
      minify: config.command === 'build' && config.build.minify,
      terserOptions: config.build.terserOptions,
      rolldownOptions: { input: join(config.root, `src/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error(`No script: ${name}`)
  return script.code.trim()
}
