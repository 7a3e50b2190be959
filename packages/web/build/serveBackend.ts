import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { gzipSync } from 'node:zlib'

/** Answers a call in this process. */
export type Backend = (request: Request) => Promise<Response>

/** An origin becomes a function too, so that both are served alike. */
export function toBackend(backend: string | Backend): Backend {
  if (typeof backend === 'function') return backend
  return (request) => {
    const from = new URL(request.url)
    const moved = new Request(new URL(`${from.pathname}${from.search}`, backend), request)
    return fetch(moved, { redirect: 'manual' })
  }
}

/** Passes a request on and its answer back; a backend that is not there is a 502 and never a broken connection. */
export async function forward(request: IncomingMessage, response: ServerResponse, backend: Backend | undefined) {
  try {
    if (!backend) throw new Error('There is no backend')
    await send(await backend(await toRequest(request, response)), request, response)
  } catch (error) {
    if (response.headersSent) return void response.destroy()
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(error instanceof Error ? error.message : 'The backend failed')
  }
}

async function toRequest(request: IncomingMessage, response: ServerResponse): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // Headers about the connection and the compression belong to one connection and are not passed on.
    if (value === undefined || /^(connection|host|keep-alive|transfer-encoding|accept-encoding)$/.test(name)) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const method = request.method ?? 'GET'
  const bodiless = method === 'GET' || method === 'HEAD'
  const body = bodiless ? null : await readBody(request)
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  return new Request(url, { method, headers, body, signal: gone.signal })
}

async function readBody(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return new Uint8Array(Buffer.concat(parts))
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse) {
  // A call that gets no answer ends with a reset, as on a bad line. A regular end would not do: when Chromium has used the
  // connection before, it sometimes waits for ever.
  if (answer.type === 'error') return void request.socket.resetAndDestroy()
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) {
    // `fetch` has decompressed the body, so its length and encoding are no longer those of the headers.
    if (/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name)) continue
    response.appendHeader(name, value)
  }
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.body || request.method === 'HEAD') return void response.end()
  if (/event-stream/.test(type)) return pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  const body = Buffer.from(await answer.arrayBuffer())
  const packed =
    body.length > 1024 && /^text|json|svg/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']))
  if (packed) response.setHeader('Content-Encoding', 'gzip')
  response.end(packed ? gzipSync(body) : body)
}
