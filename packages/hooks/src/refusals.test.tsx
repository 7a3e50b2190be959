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

/** What the reads of a hook say where the backend refuses everything for want of permission. */
async function refusedReads(run: () => unknown) {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  renderIn(test, useSettings)
  await settle(test)
  test.backend.fault('*', 'permission.denied')
  const { result } = renderIn(test, run)
  await settle(test)
  return readsIn(result.current, '').map(([path, read]) => {
    const [status, refusal] = [Reflect.get(read, 'status'), Reflect.get(read, 'refusal')]
    return { path, status, refusal }
  })
}

/** A launch is no read: it says what went wrong in words of its own. */
const READS = Object.entries(everyHook).filter(([name]) => name !== 'useGameFrame')

it.each(READS)(
  'ERR-03 a read of %s that is refused for want of permission says so, and none does that shows something',
  async (_, run) => {
    for (const { path, status, refusal } of await refusedReads(run))
      expect(refusal, path).toEqual(status === 'failed' ? { id: 'no_permission' } : undefined)
  },
)

it('ERR-03 a refused read is failed, and not ready without anything', async () => {
  const { useAgentHome, useVipRoom, useRewardCenter } = everyHook
  for (const run of [useAgentHome, useVipRoom, useRewardCenter])
    expect(await refusedReads(run ?? (() => undefined))).toContainEqual({
      path: '',
      status: 'failed',
      refusal: { id: 'no_permission' },
    })
})
