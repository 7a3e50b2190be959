import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as entry from './index.ts'

/** Every file an entry reaches, with what it imports from elsewhere. */
function reach(file: string): Set<string> {
  const foreign = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/^(?:import|export)[^'"]*?from '([^']+)'/gm)) {
      if (name.startsWith('.')) visit(fileURLToPath(new URL(name, `file://${path}`)))
      else foreign.add(name)
    }
  }
  visit(fileURLToPath(new URL(file, import.meta.url)))
  expect(seen.size).toBeGreaterThan(30)
  return foreign
}

describe('the entries', () => {
  it.each(['./index.ts', './browser.ts'])('%s reaches nothing that a browser lacks', (file) => {
    const foreign = [...reach(file)]
    expect(foreign.filter((name) => name.startsWith('node:') || name === 'msw/node')).toEqual([])
  })

  it('only the store knows the data library', () => {
    const users = [...reach('./index.ts')].filter((name) => name.startsWith('@mswjs/data'))
    expect(users).toEqual(['@mswjs/data'])
    const text = readFileSync(fileURLToPath(new URL('./store.ts', import.meta.url)), 'utf8')
    expect(text).toContain("from '@mswjs/data'")
  })

  it('the main entry offers these names', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'benchGamePages',
      'benchRecordPages',
      'createMockBackend',
      'developmentPublicKey',
      'faultKinds',
      'isScenarioName',
      'readSnapshot',
      'scenarioNames',
      'seedMembers',
    ])
  })
})
