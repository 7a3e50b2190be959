import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { backendPaths } from '@lobbykit/web/build/hostFiles.ts'
import { type Backend, forward } from '@lobbykit/web/build/serveBackend.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** The plainest host of all: `try_files $uri $uri/index.html /index.html`, no compression, no header but the type. */
export async function serveStatically(site: string, backend?: Backend): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    if (backend && backendPaths.some((path) => pathname.startsWith(`/${path}/`))) {
      return void forward(request, response, backend)
    }
    const tried = [pathname, `${pathname}/index.html`, '/index.html'].map((path) => join(site, path))
    const file = tried.find((each) => existsSync(each) && statSync(each).isFile()) ?? ''
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
