import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../../packages/web/', import.meta.url))

/** The folder of the production build that the tests run against: `site/` is what a host publishes, `hosting/` its headers. */
export const builtFolder = () => process.env.LOBBYKIT_E2E_BUILD ?? join(web, 'dist')

/** Makes a build in a folder of its own, which nobody else rebuilds meanwhile; `variables` are those of `merchant.ts` and the like. */
export function makeBuild(variables: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'lobbykit-web-'))
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', join(folder, 'site'), '--emptyOutDir', '--logLevel', 'warn']
  execFileSync(process.execPath, args, { cwd: web, stdio: 'inherit', env: { ...process.env, ...variables } })
  return folder
}

/**
 * Makes the build that the tests run against and returns what removes it. With LOBBYKIT_BUILT=1 the tests take
 * `packages/web/dist` as it is.
 */
export default function buildWeb() {
  if (process.env.LOBBYKIT_BUILT === '1') return
  const folder = makeBuild()
  process.env.LOBBYKIT_E2E_BUILD = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
