import { extname } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Merchant } from '../src/merchant.ts'
import { inlineScripts } from './inlineScripts.ts'
import { liveWaitingStates } from './liveWaitingStates.ts'
import { withOurReact } from './oneReact.ts'
import { type InlineScripts, type Site, writePage } from './page.ts'
import { escaped } from './pageMarkup.ts'
import { markPage, StyleTable, toMarkup } from './waitingMarkup.ts'
import type { Rendered } from './waitingWorker.ts'

/** A page without its styles, and the elements with them. */
interface LiveDocument {
  readonly html: string
  readonly styles: string
}

/** What stands in such a page for its styles: the server would take a text in it for the source of a module, and transform it. */
const NO_STYLES = '<style></style>'

/**
 * Gives every address its document in development, too: written as the build writes it, from the sources as they are when it is
 * asked for, and kept until one of them changes.
 */
export function liveDocuments(merchant: Merchant): Plugin {
  let documents: Documents | undefined
  return {
    name: 'lobbykit:live-documents',
    apply: 'serve',
    config: () => ({
      ssr: { noExternal: withOurReact },
      // The thread asks for one module after the other; what these import is made ready meanwhile. The first document is there a
      // fifth earlier.
      environments: { ssr: { dev: { preTransformRequests: true } } },
    }),
    configureServer(server) {
      const own = keepDocuments(server, merchant)
      documents = own
      // The first document takes longest, because the modules of all documents come with it.
      server.httpServer?.once('listening', own.prepare)
      // Behind all that serves files and passes calls on.
      return () => void server.middlewares.use(answerWith(server, own))
    },
    hotUpdate: () => documents?.forget(),
    closeBundle: () => documents?.close(),
  }
}

type Documents = ReturnType<typeof keepDocuments>

const answerWith =
  (server: ViteDevServer, documents: Documents): Connect.NextHandleFunction =>
  async ({ method = '', headers, originalUrl = '/' }, response, next) => {
    if (!['GET', 'HEAD'].includes(method) || !/text\/html|\*\/\*/.test(headers.accept ?? '*/*')) return next()
    try {
      const { pathname } = new URL(originalUrl, 'http://local')
      const document = await documents.at(pathname)
      if (!document) return next()
      // Nothing in it depends on the address that is asked for.
      const html = await server.transformIndexHtml('/', document.html)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      response.end(html.replace(NO_STYLES, () => document.styles))
    } catch (error) {
      // The browser shows what the server says of it.
      next(error)
    }
  }

function keepDocuments(server: ViteDevServer, merchant: Merchant) {
  const waitingStates = liveWaitingStates(server.environments.ssr)
  let known = new Map<string, Promise<LiveDocument | undefined>>()
  let scripts: Promise<InlineScripts> | undefined
  let hasFailed = false

  async function write(path: string): Promise<LiveDocument | undefined> {
    scripts ??= inlineScripts(server.config)
    const [rendered, inline] = await Promise.all([waitingStates.render(path), scripts])
    return toDocument(merchant, path, rendered, inline)
  }

  /** The document of a path that the table of routes has. */
  async function own(path: string): Promise<LiveDocument | undefined> {
    const sources = known
    try {
      const document = sources.get(path) ?? write(path)
      sources.set(path, document)
      const found = await document
      if (sources === known) return found
    } catch (error) {
      sources.delete(path)
      if (sources === known) throw error
    }
    // A source has changed meanwhile.
    return own(path)
  }

  return {
    /** The document of a path: its own, or that of the root. A file that is not there has none. */
    async at(pathname: string): Promise<LiveDocument | undefined> {
      const path = pathname.replace(/(.)\/+$/, '$1')
      try {
        return (await own(path)) ?? (extname(path) === '' ? await own('/') : undefined)
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
    /** Writes the first document before anybody asks for it. What fails is said to who asks. */
    prepare: () => void own('/').catch(() => undefined),
    /** Lets every document be written anew when it is asked for. */
    forget() {
      waitingStates.forget()
      known = new Map()
      scripts = undefined
      // In the place of a document that failed stands a message, which nothing else would replace.
      if (hasFailed) server.environments.client.hot.send({ type: 'full-reload' })
      hasFailed = false
    },
    close: waitingStates.forget,
  }
}

function toDocument(
  merchant: Merchant,
  path: string,
  { states: { pages, facts, bar }, styles }: Rendered,
  inline: InlineScripts,
): LiveDocument | undefined {
  const [page] = pages
  if (!page) return undefined
  const table = new StyleTable()
  const marked = markPage(page, table)
  const site: Site = {
    merchant,
    facts,
    scriptsOf: () => ['src/main.tsx'],
    files: undefined,
    inline,
    bar: toMarkup(bar, table).html,
    // The scripts have all drawings, and what they render has them as well.
    icons: new Map(),
    stylesOf: () => '',
  }
  // By the name of its module a script finds the element that has its styles already, and replaces them after an edit.
  const elements = styles.map(({ module, css }) => `<style data-vite-dev-id="${escaped(module)}">${css}</style>`)
  return {
    html: writePage(site, marked, { isRoot: path === '/' }),
    styles: [...elements, `<style>${table.css}</style>`].join('\n'),
  }
}
