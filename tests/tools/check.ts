// Everything that must hold, in the order in which a failure is cheapest to learn of.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const steps: readonly [name: string, command: string][] = [
  ['generated code is fresh', 'node tests/tools/fresh.ts'],
  ['lint', 'pnpm --silent lint'],
  ['contract lint', 'pnpm --silent --filter @lobbykit/sdk lint:contract'],
  ['types', 'pnpm --silent types'],
  ['no dead code', 'knip -c .config/knip.json'],
  ['unit, hook, contract and skin tests', 'pnpm --silent unit'],
  ['packages build', 'pnpm --silent build'],
  ['packages are well formed', 'node tests/tools/packages.ts'],
  ['packages work where they are installed', 'node tests/tools/installed.ts'],
  ['a new skin is written and runs', 'node tests/tools/skin.ts'],
  ['the same skin on three UI kits', 'node tests/tools/kits.ts'],
  ['sizes are within their budgets', 'node tests/tools/budgets.ts'],
  ['end-to-end tests', 'pnpm --silent e2e'],
  ['walks in Firefox and WebKit', 'pnpm --silent walks'],
  ['behaviours', 'node tests/tools/behaviours.ts'],
]

rmSync(`${root}/tests/.reports`, { recursive: true, force: true })
mkdirSync(`${root}/tests/.reports`, { recursive: true })
const only = process.argv.slice(2)
for (const [name, command] of steps.filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)))) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const env = { ...process.env, LOBBYKIT_BUILT: '1', REDOCLY_TELEMETRY: 'off' }
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true, env })
  if (status !== 0) {
    console.error(`\n✗ ${name}: failed (${command})`)
    process.exit(status ?? 1)
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
