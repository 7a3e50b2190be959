import { request as ask, createServer } from 'node:http'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import type { Backend } from '@lobbykit/web/build/serveBackend.ts'
import { builtFolder } from './buildWeb.ts'

/** One address behind which the build in `nextDir` replaces the one under test, and files can be gone for good. */
export async function serveDeployments(backend: Backend, nextDir = builtFolder()) {
  const [old, next] = [await serveBuild({ dir: builtFolder(), backend }), await serveBuild({ dir: nextDir, backend })]
  let current = old.url
  let gone: RegExp | undefined
  const server = createServer((incoming, outgoing) => {
    if (gone?.test(incoming.url ?? '')) {
      outgoing.writeHead(404).end()
      return
    }
    const { method, headers, url } = incoming
    // Each call has a connection of its own: one that is kept may be closed by the other side just as it is used again.
    const forwarded = ask(current + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
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
