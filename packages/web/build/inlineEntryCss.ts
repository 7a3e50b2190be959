import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Moves the style sheets of the entry into the head of index.html, so that the first paint waits for one file only. */
export function inlineEntryCss(): Plugin {
  let css = ''
  return {
    name: 'lobbykit:inline-entry-css',
    apply: 'build',
    generateBundle: {
      // Before the page is written and before chunks note which style sheets they need.
      order: 'pre',
      handler(_options, bundle) {
        css = takeEntryCss(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => (css ? [{ tag: 'style', children: css, injectTo: 'head' }] : []),
    },
  }
}

function takeEntryCss(bundle: Bundle): string {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(visit)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    // Otherwise lazy chunks that share code with the entry would ask for a file that is gone.
    chunk.viteMetadata?.importedCss.clear()
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName)
  const texts = [...sheets].map((fileName) => {
    const asset = bundle[fileName]
    delete bundle[fileName]
    return asset?.type === 'asset' ? String(asset.source).trim() : ''
  })
  return texts.join('')
}
