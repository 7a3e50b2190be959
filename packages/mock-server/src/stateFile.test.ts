import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createMockBackend } from './createMockBackend.ts'
import { defaultStateFile, keepState } from './stateFile.ts'

it('keeps the data where a server was started, and never among installed packages', () => {
  expect(defaultStateFile('/work/site', '/home/maria')).toBe('/work/site/.lobbykit/mock.json')
  expect(defaultStateFile('/work/node_modules/@lobbykit/mock-server', '/home/maria')).toBe('/home/maria/.lobbykit/mock.json')
  expect(defaultStateFile('/work/my_node_modules', '/home/maria')).toBe('/work/my_node_modules/.lobbykit/mock.json')
})

it('keeps its folder out of version control', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'))
  try {
    const file = defaultStateFile(folder, folder)
    await keepState(file, createMockBackend({ games: 650 })).close()
    expect(await readFile(file, 'utf8')).toContain('"version"')
    expect(await readFile(join(dirname(file), '.gitignore'), 'utf8')).toBe('*\n')
  } finally {
    await rm(folder, { recursive: true })
  }
})
