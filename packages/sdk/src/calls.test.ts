import { expect, it, vi } from 'vitest'
import { contractCalls } from './calls.ts'
import { createSdk } from './createSdk.ts'

const facts = { baseUrl: 'http://backend.test', merchantCode: 'lobbykit' }
const query = { language: 'EN', platform: 'html5', isPlatform: 2, gameType: '' } as const
const answer = async () => Response.json({ success: true, value: [] })

it('the first screen’s calls are known at once, all others with their first call', async () => {
  // As a page has it that has called nothing yet.
  vi.resetModules()
  const { contractCalls, isAnswerOf } = await import('./calls.ts')
  expect(contractCalls.find('GET /wps/game/hot')).toMatchObject({ operation: { id: 'listHotGames' } })
  const later = contractCalls.find('GET /wps/wallets/balance')
  expect(later).toBeInstanceOf(Promise)
  expect(await later).toMatchObject({ operation: { id: 'getBalance', token: 'required' } })
  expect(contractCalls.find('GET /wps/wallets/balance')).not.toBeInstanceOf(Promise)
  expect(isAnswerOf('listHotGames', [])).toBe(true)
})

it('a client that was given them sends its first call before anything else is awaited', async () => {
  let sent = 0
  const fetch = async () => {
    sent++
    return answer()
  }
  const taskOf = (sdk: ReturnType<typeof createSdk>) => sdk.wps.GET('/wps/game/hot', { params: { query } })
  const given = taskOf(createSdk({ ...facts, calls: contractCalls, fetch }))
  await Promise.resolve()
  await Promise.resolve()
  expect(sent).toBe(1)
  await given
  await taskOf(createSdk({ ...facts, fetch }))
  expect(sent).toBe(2)
})

it('a call that the contract does not have is named', async () => {
  await expect(contractCalls.find('GET /wps/unicorns')).rejects.toThrow('The contract has no GET /wps/unicorns')
})
