import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const ENTRY = 'alone'

/** Bytes after gzip -9, as a project's own host may send the code of a package. */
export const zlibBytes = (code: string | Buffer): number => gzipSync(code, { level: 9 }).length

/** What a project pays for one thing of a built package, with all that comes with it at once: bytes after gzip, and the code. */
export async function weighAlone(name: string, of: 'hooks' | 'sdk' = 'hooks'): Promise<{ bytes: number; atOnce: string }> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@lobbykit\/sdk$/, replacement: at('packages/sdk/dist/index.js') },
        { find: /^@lobbykit\/sdk\/calls$/, replacement: at('packages/sdk/dist/calls.js') },
      ],
    },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${name} } from '${at(`packages/${of}/dist/index.js`)}'` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: /^react(?:-dom)?(?:$|\/)/ },
    },
  })
  const results = Array.isArray(output) ? output : [output]
  const files = results.flatMap((result) => ('output' in result ? result.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const found = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const next = chunks.get(file)
      if (next) found.add(next)
    }
  }
  const codes = [...found].map(({ code }) => code)
  return { bytes: codes.reduce((total, code) => total + zlibBytes(code), 0), atOnce: codes.join('\n') }
}
