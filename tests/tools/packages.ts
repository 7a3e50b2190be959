// The packages as they would be published: packed, then checked by publint and by the types that a consumer would see.
import { execFileSync, execSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const target = mkdtempSync(join(tmpdir(), 'lobbykit-'))
try {
  for (const name of ['sdk', 'hooks', 'mock-server']) {
    const before = new Set(readdirSync(target))
    execFileSync('pnpm', ['pack', '--pack-destination', target], { cwd: at(`packages/${name}`), stdio: 'pipe' })
    const file = readdirSync(target).find((each) => !before.has(each))
    if (!file) throw new Error(`${name} was not packed`)
    for (const command of [
      `publint --strict ${join(target, file)}`,
      `attw ${join(target, file)} --profile esm-only --exclude-entrypoints ./contract/wps.json ./contract/lgw.json ./messages/en.json ./messages/ty.json`,
    ]) {
      execSync(command, {
        cwd: at('tests'),
        stdio: 'pipe',
        env: { ...process.env, PATH: `${at('tests/node_modules/.bin')}:${process.env.PATH}` },
      })
    }
    console.log(`${name}: packed and well formed`)
  }
} catch (error) {
  const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
  console.error(String(stdout ?? ''), String(stderr ?? ''), error instanceof Error ? error.message : '')
  process.exit(1)
} finally {
  rmSync(target, { recursive: true, force: true })
}
