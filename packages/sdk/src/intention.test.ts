import { describe, expect, it } from 'vitest'
import { createSdk } from './createSdk.ts'
import { failureOf, HOST, hang, json, MERCHANT, memberSdk, network, testTimers } from './test/network.ts'

const KEY = 'b3f1c2d4-5e6f-4a1b'
const order = { orderId: 'D1', reference: 'LK1', amount: 500, status: 'waiting', createdAt: 1 }
const deposit = {
  params: { query: { language: 'EN' } },
  body: { channelId: 'bdo', amount: 500 },
  intention: KEY,
} as const
const MANUAL = '/wps/relay/deposit/manual'

describe('BAL-05 a call that moves something', () => {
  it('carries the key of its intention', async () => {
    const { fetch, requests } = network(() => json({ success: true, value: order }))
    expect(await memberSdk({ fetch }).wps.POST(MANUAL, deposit)).toEqual(order)
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(KEY)
  })

  it('carries it under the name that the merchant’s backend knows', async () => {
    const { fetch, requests } = network(() => json({ success: true, value: order }))
    await memberSdk({ fetch, headers: { intention: 'X-Once' } }).wps.POST(MANUAL, deposit)
    expect(requests[0]?.headers.get('X-Once')).toBe(KEY)
    expect(requests[0]?.headers.get('Idempotency-Key')).toBeNull()
  })

  it('carries none for a backend that refuses it', async () => {
    const { fetch, requests } = network(() => json({ success: true, value: order }))
    await memberSdk({ fetch, headers: { intention: '' } }).wps.POST(MANUAL, deposit)
    expect([...(requests[0]?.headers.values() ?? [])]).not.toContain(KEY)
  })

  it.each([
    ['a failure of the backend', () => json({}, 503)],
    ['a dropped connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['no answer', hang],
  ])('is never repeated by itself after %s, whatever the caller allows', async (_, respond) => {
    const { fetch, requests } = network(respond)
    const { timers, waits } = testTimers({ expires: true })
    await failureOf(memberSdk({ fetch, timers, retries: 3 }).wps.POST(MANUAL, { ...deposit, retries: 3 }))
    expect(requests).toHaveLength(1)
    expect(waits).toEqual([])
  })
})

it('BAL-05 a call that moves nothing carries no key, though one is given', async () => {
  const { fetch, requests } = network(() => json({ success: true, value: { sumBalance: 1 } }))
  await memberSdk({ fetch }).wps.GET('/wps/wallets/balance', { intention: KEY })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBeNull()
})

it('only the name of the key’s header may be empty', () => {
  const options = { baseUrl: `https://${HOST}`, merchantCode: MERCHANT }
  expect(() => createSdk({ ...options, headers: { intention: '' } })).not.toThrow()
  expect(() => createSdk({ ...options, headers: { module: '' } })).toThrow('headers.module')
  expect(() => createSdk({ ...options, headers: { intention: 'no name' } })).toThrow('headers.intention')
})
