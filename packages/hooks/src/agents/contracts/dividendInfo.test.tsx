import { describe, expect, it } from 'vitest'
import { useNotices } from '../../index.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const BACKEND = { backend: { crowd: 5, games: 60 } }
const MINUTE_MS = 60_000
const calls = ({ backend }: TestLobby, id: string) => backend.calls.filter(({ operationId }) => operationId === id).length

describe('LOGIN-15 after a session renewal', () => {
  const renewed = async (member: string) => {
    const test = await testLobby({ member, ...BACKEND })
    // A page that stands open.
    renderIn(test, useNotices)
    await settle(test)
    await pass(test, 10 * MINUTE_MS)
    await settle(test)
    return test
  }

  it.each(['agent01', 'agent02'])('what %s is offered is loaded', async (member) => {
    const test = await renewed(member)
    expect(calls(test, 'renewSession')).toBe(1)
    expect(calls(test, 'getDividendRequest')).toBe(1)
    const order = test.backend.calls.map(({ operationId }) => operationId)
    expect(order.indexOf('getDividendRequest')).toBeGreaterThan(order.indexOf('renewSession'))
  })

  it.each(['type40', 'type41', 'type42', 'maria88'])('nothing of the kind is loaded for %s', async (member) => {
    const test = await renewed(member)
    expect(calls(test, 'renewSession')).toBe(1)
    expect(calls(test, 'getDividendRequest')).toBe(0)
  })

  it('nothing is loaded for a trial, which is not renewed', async () => {
    expect(calls(await renewed('trial01'), 'getDividendRequest')).toBe(0)
  })

  it('nothing is loaded where the renewal failed', async () => {
    const test = await testLobby({ member: 'agent01', ...BACKEND })
    test.backend.fault('renewSession', '500', 9)
    renderIn(test, useNotices)
    await pass(test, 10 * MINUTE_MS)
    expect(calls(test, 'renewSession')).toBeGreaterThan(0)
    expect(calls(test, 'getDividendRequest')).toBe(0)
  })
})
