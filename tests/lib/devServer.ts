import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Backend, forward } from '@lobbykit/web/build/serveBackend.ts'
import { createServer, type Plugin } from 'vite'

const web = fileURLToPath(new URL('../../packages/web/', import.meta.url))

/** Changes the text of a source. */
type Edit = (code: string) => string

/**
 * The development server of the web, as `pnpm start` runs it. `edit` has the effect of an edit of a file in `packages/web`, whose
 * text on the disk stays as it is; without an edit the file is as it was.
 */
export async function serveSources(backend: Backend) {
  const calls = createHttpServer((request, response) => void forward(request, response, backend))
  calls.listen(0, '127.0.0.1')
  await once(calls, 'listening')
  process.env.LOBBYKIT_API = urlOf(calls)
  const edits = new Map<string, Edit>()
  const editing: Plugin = {
    name: 'lobbykit-tests:edits',
    enforce: 'pre',
    transform: (code, id) => edits.get(id)?.(code),
  }
  const server = await createServer({
    root: web,
    configFile: `${web}vite.config.ts`,
    plugins: [editing],
    // A test expects the errors that it causes; what else goes wrong, the browser says.
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  return {
    url: urlOf(server.httpServer),
    edit(file: string, edit?: Edit) {
      if (edit) edits.set(web + file, edit)
      else edits.delete(web + file)
      server.watcher.emit('change', web + file)
    },
    async close() {
      await server.close()
      calls.closeAllConnections()
      calls.close()
    },
  }
}

function urlOf(server: { address(): unknown } | null): string {
  const port: unknown = Object(server?.address()).port
  return `http://127.0.0.1:${port}`
}
