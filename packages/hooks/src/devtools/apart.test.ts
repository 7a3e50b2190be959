import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Every file of ours that an entry reaches, at once or later. */
function reach(entry: string): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !/\.tsx?$/.test(path)) return
    seen.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )\s*'(\.[^']+)'/g)) {
      visit(fileURLToPath(new URL(name, `file://${path}`)))
    }
  }
  visit(fileURLToPath(new URL(entry, import.meta.url)))
  return [...seen].map((path) => path.replace(/^.*\/src\//, ''))
}
const isPanel = (file: string) => file.startsWith('devtools/')

it('no hook reaches the panel for developers, at once or later', () => {
  const files = reach('../index.ts')
  expect(files.length).toBeGreaterThan(300)
  expect(files).toContain('lobby/hearTab.ts')
  expect(files.filter(isPanel)).toEqual([])
})

it('the panel needs neither a renderer nor styles nor the mock backend', () => {
  const files = reach('./index.ts').filter(isPanel)
  expect(files).toContain('devtools/MockParts.tsx')
  const texts = files.map((file) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')).join('\n')
  expect(texts).not.toMatch(/from '(?:react-dom|@lobbykit\/mock-server)|\.css'|<style|createPortal/)
})
