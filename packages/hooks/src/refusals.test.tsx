import { expect, it } from 'vitest'
import { useSettings } from './index.ts'
import { everyHook } from './test/everyHook.ts'
import { renderIn, settle, testLobby } from './test/testLobby.tsx'

/** The reads in what a hook gives: it may be one itself, or have them as members. */
function readsIn(value: unknown, path: string): [path: string, read: object][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, each]) => readsIn(each, path ? `${path}.${name}` : name))
  return 'status' in value && 'retry' in value ? [[path, value], ...inner] : inner
}

/** What a hook says where the backend refuses everything for want of permission: each read that failed, and its reason. */
async function refusedReads(run: () => unknown) {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  renderIn(test, useSettings)
  await settle(test)
  test.backend.fault('*', 'permission.denied')
  const { result } = renderIn(test, run)
  await settle(test)
  const reads = readsIn(result.current, '')
  return reads.flatMap(([path, read]) =>
    Reflect.get(read, 'status') === 'failed' ? [[path, Reflect.get(read, 'refusal')] as const] : [],
  )
}

/** A launch is no read: it says what went wrong in words of its own (LAUNCH-03). */
const READS = Object.entries(everyHook).filter(([name]) => name !== 'useGameFrame')

const failed: string[] = []
it.each(READS)('ERR-03 a read of %s that is refused for want of permission says so', async (name, run) => {
  for (const [path, refusal] of await refusedReads(run)) {
    failed.push(path ? `${name}: ${path}` : name)
    expect(refusal, path).toEqual({ id: 'no_permission' })
  }
})

it('ERR-03 those reads are most of all', () => {
  expect(failed.length).toBeGreaterThan(50)
})
