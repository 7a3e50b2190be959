// Regenerates everything that is generated and committed, and fails when that changes a file.
import { execFileSync, execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const generated = [
  'packages/sdk/src/gen',
  'packages/sdk/contract',
  'packages/hooks/src/gen',
  'packages/web/src/messages/compiled',
]

const digest = () => {
  const hash = createHash('sha256')
  for (const folder of generated) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(root, folder, name)
      if (existsSync(path) && /\.\w+$/.test(name)) hash.update(name).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

const before = digest()
execSync('pnpm --silent gen', { cwd: root, stdio: 'pipe' })
const stale = digest() !== before
const uncommitted =
  existsSync(join(root, '.git')) && process.env.CI
    ? execFileSync('git', ['status', '--porcelain', '--', ...generated], { cwd: root, encoding: 'utf8' })
    : ''
if (stale || uncommitted) {
  console.error(`Generated files were not fresh; they are now, commit them.\n${uncommitted}`)
  process.exit(1)
}
