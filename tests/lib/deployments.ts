import { execFileSync } from 'node:child_process'
import { request as ask, createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import type { Backend } from '@lobbykit/web/build/serveBackend.ts'
import { builtFolder } from './buildWeb.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A second build of the web, whose files have other names, as after a deployment. */
function buildNext(): string {
  const dir = at('tests/.reports/web-next')
  const args = [
    at('packages/web/node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    dir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  execFileSync(process.execPath, args, {
    cwd: at('packages/web'),
    stdio: 'inherit',
    env: { ...process.env, VITE_MERCHANT_NAME: 'Daybreak' },
  })
  return dir
}

/** One address behind which a new build replaces the old one, and files can be gone for good. */
export async function serveDeployments(backend: Backend) {
  const [old, next] = [await serveBuild({ dir: builtFolder(), backend }), await serveBuild({ dir: buildNext(), backend })]
  let current = old.url
  let gone: RegExp | undefined
  const server = createServer((incoming, outgoing) => {
    if (gone?.test(incoming.url ?? '')) {
      outgoing.writeHead(404).end()
      return
    }
    const forwarded = ask(current + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      current = next.url
    },
    lose: (files: RegExp) => {
      gone = files
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await Promise.all([old.close(), next.close()])
    },
  }
}
