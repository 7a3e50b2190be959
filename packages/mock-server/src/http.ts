import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { failure } from './answers.ts'
import { createMockBackend } from './createMockBackend.ts'
import type { MockBackend, MockOptions } from './options.ts'
import { knownOrigin } from './origins.ts'
import { keepState, readState } from './stateFile.ts'

export interface ServeOptions {
  /** Default 0: any free port. */
  port?: number
  /** Address to listen on. Default 127.0.0.1; 0.0.0.0 lets phones on the network in. */
  host?: string
  backend?: MockBackend
  options?: MockOptions
  /** JSON file that keeps the data between runs. */
  stateFile?: string
  /** Web origins that may call /wps and /lgw from another origin. Default none. */
  origins?: readonly string[]
}

export interface ServedMock {
  /** Address without a slash at the end. */
  url: string
  port: number
  backend: MockBackend
  close(): Promise<void>
}

/** A feedback with three pictures of 5 MB each, written as base64. */
const LONGEST_BODY_BYTES = 22_000_000
/** What is read and thrown away of a longer body, so that its sender hears the answer and may use the connection again. */
const LONGEST_REFUSED_BYTES = 50_000_000
const ALLOWED_HEADERS = 'authorization, content-type, device, encryption, idempotency-key, merchant, module'
/** Headers of an answer that a page of another origin may read. */
const READABLE_HEADERS = 'X-Request-Id, Retry-After, Date'

const isOpenToAll = (pathname: string) => pathname.startsWith('/play/') || pathname.startsWith('/art/')

/** Who may read an answer from another origin. */
function sharing(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('Origin')
  if (isOpenToAll(new URL(request.url).pathname)) return { 'Access-Control-Allow-Origin': '*' }
  return origin && origins.includes(origin)
    ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': READABLE_HEADERS, Vary: 'Origin' }
    : {}
}

function preflight(headers: Record<string, string>): Response {
  if (!headers['Access-Control-Allow-Origin']) return new Response(null, { status: 403 })
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '600',
    },
  })
}

/** The body, or undefined when it is longer than any call needs; leaving the loop ends the connection. */
async function readAll(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LONGEST_REFUSED_BYTES) return undefined
    if (size <= LONGEST_BODY_BYTES) chunks.push(bytes)
  }
  return size > LONGEST_BODY_BYTES ? undefined : Buffer.concat(chunks)
}

/** The request, or undefined when its address, its host or its method is none. */
function requestOf(incoming: IncomingMessage, body: Buffer, signal: AbortSignal): Request | undefined {
  try {
    return toRequest(incoming, body, signal)
  } catch {
    return undefined
  }
}

function toRequest(incoming: IncomingMessage, body: Buffer, signal: AbortSignal): Request {
  // Joined, not resolved: `//elsewhere/path` is a path of this server.
  const url = new URL(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  return new Request(url, { method, headers, signal, ...(hasBody && { body: new Uint8Array(body) }) })
}

async function send(response: Response, headers: Record<string, string>, outgoing: ServerResponse) {
  // A call that gets no answer ends as it does on a bad line. A reset, not a polite end: Chromium now and then waits for ever
  // when a connection that it used again is ended without an answer.
  if (response.type === 'error') return void outgoing.req.socket.resetAndDestroy()
  const bytes = Buffer.from(await response.arrayBuffer())
  const all = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  outgoing.writeHead(response.status, Object.fromEntries(all))
  outgoing.end(bytes)
}

/** For how long nobody asks before the server makes what may be asked for next, ms. */
const IDLE_MS = 300

/** Has the records made when nobody asks, after the start and after a reset; returns what is to be told of each request. */
function prepareWhenIdle(backend: MockBackend): { touch(): void; close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => clearTimeout(timer)
  const touch = () => {
    close()
    timer = setTimeout(() => backend.prepare(), IDLE_MS).unref()
  }
  touch()
  return { touch, close }
}

/** The backend as an HTTP server, for development, phones and end-to-end tests. */
export async function serveMock(settings: ServeOptions = {}): Promise<ServedMock> {
  const { host = '127.0.0.1', stateFile } = settings
  const origins = settings.origins?.map(knownOrigin) ?? []
  const state = stateFile ? await readState(stateFile, settings.options) : undefined
  const backend = settings.backend ?? createMockBackend({ ...settings.options, ...(state && { state }) })
  const keeper = stateFile ? keepState(stateFile, backend) : undefined
  const idle = prepareWhenIdle(backend)

  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    try {
      const body = await readAll(incoming)
      if (!body)
        return await send(failure(400, 'request.invalid', `body is longer than ${LONGEST_BODY_BYTES} bytes`), {}, outgoing)
      const request = requestOf(incoming, body, gone.signal)
      if (!request) return await send(failure(400, 'request.invalid'), {}, outgoing)
      const headers = sharing(request, origins)
      const response = request.method === 'OPTIONS' ? preflight(headers) : await backend.handle(request)
      await send(response, headers, outgoing)
      keeper?.touch()
      idle.touch()
    } catch (error) {
      // A caller that went away while it was still sending is no fault of this server.
      if (outgoing.destroyed || incoming.destroyed) return
      console.error(error)
      await send(failure(500, 'server.error', 'internal error'), {}, outgoing)
    }
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port ?? 0, host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    port,
    backend,
    async close() {
      idle.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await keeper?.close()
    },
  }
}
