import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Backend, forward, toBackend } from './serveBackend.ts'

/** First segments of the addresses that belong to the backend. */
export const backendPaths = ['wps', 'lgw', 'art', 'play', 'mock'] as const

export interface ServeOptions {
  /** The folder of the build. */
  readonly dir: string
  /** 0 or nothing for any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** An origin to pass calls on to, or a function that answers them in this process. */
  readonly backend?: string | Backend | undefined
  /** Added to the headers of the build; an empty text takes one away. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

interface StaticFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly gzip: Buffer | undefined
  readonly brotli: Buffer | undefined
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
const compressible = /^text|json|svg/
/** Hashed by the bundler, hence never different under the same name. */
const immutable = /^\/assets\/.+-[\w-]{8}\./
/** What a browser asks of pages and workers alone; it would cost every other file of the build a kilobyte. */
const ofPages = /^(content-security|referrer|permissions|cross-origin-opener)-policy$/i
const worker = /worker/i
/** Not for visitors. */
const secret = /\.map$|^\/security-headers\.json$/

/** Serves a build as a production host would: compressed, cached for good where hashed, with its security headers. */
export async function serveBuild(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const { dir, port = 0, host = '127.0.0.1', backend, headers } = options
  const files = readFiles(dir)
  const security = { ...readHeaders(dir), ...headers }
  const answer = backend === undefined ? undefined : toBackend(backend)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname
    const segment = path.split('/')[1] ?? ''
    if ((backendPaths as readonly string[]).includes(segment)) void forward(request, response, answer)
    else serveStatic(files, security, path, request, response)
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

function serveStatic(
  files: ReadonlyMap<string, StaticFile>,
  security: Readonly<Record<string, string>>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const isPart = immutable.test(path) && !worker.test(path)
  for (const [name, value] of Object.entries(security)) {
    if (value && !(isPart && ofPages.test(name))) response.setHeader(name, value)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  const file = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined)
  if (!file) return end(response, 404)
  response.setHeader('Content-Type', file.type)
  response.setHeader('Cache-Control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', file.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === file.etag) return end(response, 304)
  const accepted = request.headers['accept-encoding'] ?? ''
  const [encoding, body] = pickEncoding(file, String(accepted))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Routes have no extension, but for the old addresses that end in .html. */
function isPage(path: string): boolean {
  return !/\.[^/]*$/.test(path) || path === '/register.html' || /^\/m\/.*\.html$/.test(path)
}

function pickEncoding(file: StaticFile, accepted: string): readonly [string | undefined, Buffer] {
  if (file.brotli && /\bbr\b/.test(accepted)) return ['br', file.brotli]
  if (file.gzip && /\bgzip\b/.test(accepted)) return ['gzip', file.gzip]
  return [undefined, file.body]
}

function end(response: ServerResponse, status: number) {
  response.statusCode = status
  response.end()
}

function readFiles(dir: string): ReadonlyMap<string, StaticFile> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    const name = join(entry.parentPath, entry.name)
    const path = `/${name.slice(join(dir, sep).length).split(sep).join('/')}`
    if (!secret.test(path)) files.set(path, readFile(name))
  }
  return files
}

function readFile(name: string): StaticFile {
  const body = readFileSync(name)
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const packed = compressible.test(type) && body.length > 256
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzip: packed ? gzipSync(body, { level: 9 }) : undefined,
    brotli: packed ? brotliCompressSync(body, { params: quality }) : undefined,
  }
}

function readHeaders(dir: string): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(readFileSync(join(dir, 'security-headers.json'), 'utf8'))
  const entries = typeof parsed === 'object' && parsed ? Object.entries(parsed) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
