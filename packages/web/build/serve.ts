import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { backendPaths, servingOf } from './hostFiles.ts'
import { type Backend, forward, toBackend } from './serveBackend.ts'

interface ServeOptions {
  /** The folder of the build, with `site/` and `hosting/` in it. */
  readonly dir: string
  /** 0 or nothing for any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** An origin to pass calls on to, or a function that answers them in this process. */
  readonly backend?: string | Backend | undefined
  /** Added to the headers of pages; an empty text takes one away. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Serves a build as a production host would: compressed, cached for good where hashed, with its security headers. */
export async function serveBuild(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const { dir, port = 0, host = '127.0.0.1', backend, headers } = options
  const site = join(dir, 'site')
  const { pages, files } = readHeaders(dir)
  const answer = backend === undefined ? undefined : toBackend(backend)
  const paths = new Set(readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`))
  const serveFile = sirv(site, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    // A hidden file is never served, and no page is sent in its place.
    ignores: [/\/\./],
    setHeaders(response, path) {
      // The headers depend on the file that is served: any path that is not a file shows a page.
      const serving = servingOf(paths.has(path) ? path : '/')
      for (const [name, value] of Object.entries(serving.headers === 'files' ? files : { ...pages, ...headers })) {
        if (value) response.setHeader(name, value)
      }
      response.setHeader('Cache-Control', serving.cache)
    },
  })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://local')
    // Written as a browser would write it, so that a path which begins with two slashes names no other host.
    request.url = pathname + search
    const segment = pathname.split('/')[1] ?? ''
    if ((backendPaths as readonly string[]).includes(segment)) return void forward(request, response, answer)
    response.setHeader('Vary', 'Accept-Encoding')
    // Files can only be read.
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    serveFile(request, response, () => void response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const shownPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${shownPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Headers = Readonly<Record<string, string>>

const readHeaders = (dir: string): { pages: Headers; files: Headers } =>
  JSON.parse(readFileSync(join(dir, 'hosting/headers.json'), 'utf8'))
