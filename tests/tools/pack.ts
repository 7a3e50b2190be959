import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The packages that are published. */
export const packageNames = ['sdk', 'hooks', 'mock-server'] as const

/** Packs the built packages into a folder, as publishing would; returns the path of each tarball by its package. */
export function packInto(target: string): Map<string, string> {
  const files = packageNames.map((name): [string, string] => {
    execFileSync('pnpm', ['pack', '--pack-destination', target], { cwd: at(`packages/${name}`), stdio: 'pipe' })
    const file = readdirSync(target).find((each) => each.startsWith(`lobbykit-${name}-`))
    if (!file) throw new Error(`${name} was not packed`)
    return [name, join(target, file)]
  })
  return new Map(files)
}

/** What a failed command said, for a person. */
export function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const parts = ['stdout' in error ? error.stdout : '', 'stderr' in error ? error.stderr : '', error.message]
  return parts.filter(Boolean).map(String).join('\n')
}
