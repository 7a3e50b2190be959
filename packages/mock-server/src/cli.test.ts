import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lobbykit-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a person does; it ends, as nothing it is given lets it listen. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    const all = [CLI, '--games', '650', '--state', join(folder, 'mock.json'), ...args]
    execFile(process.execPath, all, (error, out, said) => resolve({ code: error?.code ?? 0, out, error: said }))
  })

describe('the command of the mock backend', () => {
  it('says in one line that its port is taken, and ends', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ended = await run('--port', String(port))
    other.close()
    expect(ended).toEqual({ code: 1, out: '', error: `port ${port} is taken; --port names another\n` })
  })

  it('says in one line that its host is none of this machine, and ends', async () => {
    const why = '192.0.2.1 is no address of this machine; --host names another\n'
    expect(await run('--port', '0', '--host', '192.0.2.1')).toEqual({ code: 1, out: '', error: why })
  })

  it.each([
    ['--port', '99999', '--port must be a number from 0 to 65535'],
    ['--port', '', '--port must be a number from 0 to 65535'],
    ['--port', 'http', '--port must be a number from 0 to 65535'],
    ['--seed', '1.5', '--seed must be a number'],
    ['--origin', 'localhost:5173', '--origin must be an address without a path, such as http://localhost:5173'],
    ['--origin', 'http://localhost:5173/m/home', '--origin must be an address without a path, such as http://localhost:5173'],
  ])('says what is wrong with %s %j, and how it is called', async (option, value, why) => {
    const { code, out, error } = await run(option, value)
    expect([code, out]).toEqual([1, ''])
    expect(error.split('\n').slice(0, 2)).toEqual([why, expect.stringMatching(/^lobbykit-mock-server /)])
  })
})
