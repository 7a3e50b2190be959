import { describe, expect, it } from 'vitest'
import { waitBefore } from './attempt.ts'
import type { SdkOptions } from './options.ts'
import { exampleCalls } from './test/contract.ts'
import { failureOf, hang, json, memberSdk, network, send, testTimers } from './test/network.ts'
import { operations } from './test/operations.ts'

const unavailable = () => new Response('', { status: 503 })
const unreachable = () => Promise.reject(new TypeError('fetch failed'))
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    json({ success: false }, code, headers)

type Answers = Parameters<typeof network>
async function balanceAfter(answers: Answers, options: Partial<SdkOptions> & { expires?: boolean } = {}) {
  const { fetch, requests } = network(...answers)
  const { timers, waits } = testTimers({ expires: options.expires ?? false })
  const sdk = memberSdk({ fetch, timers, random: () => 0.5, ...options })
  const outcome = await sdk.wps.GET('/wps/wallets/balance').catch((error: unknown) => error)
  return { outcome, attempts: requests.length, waits }
}

describe('ERR-02 repetition of an idempotent read', () => {
  it.each([
    ['no connection', [unreachable]],
    ['408', [status(408)]],
    ['429', [status(429)]],
    ['500', [status(500)]],
    ['502', [status(502)]],
    ['503', [unavailable]],
    ['504', [status(504)]],
  ] satisfies [string, Answers][])('asks three times at the most, waiting longer each time: %s', async (_, answers) => {
    const { attempts, waits } = await balanceAfter(answers)
    expect(attempts).toBe(3)
    expect(waits).toEqual([300, 600])
  })

  it('asks three times at the most of a backend that does not answer in time', async () => {
    const { outcome, attempts, waits } = await balanceAfter([hang], { expires: true })
    expect(outcome).toMatchObject({ kind: 'timeout' })
    expect(attempts).toBe(3)
    expect(waits).toEqual([300, 600])
  })

  it.each([400, 401, 403, 404, 409, 418, 304])('does not ask again after %i', async (code) => {
    const answer = () => new Response(code === 304 ? null : '{"success":false}', { status: code })
    expect((await balanceAfter([answer])).attempts).toBe(1)
  })

  it.each([
    ['a refusal with 200', [status(200)]],
    ['rubbish', [() => new Response('<html>')]],
    ['a garbled answer', [() => json({ success: true, value: 7 })]],
  ] satisfies [string, Answers][])('does not ask again after %s', async (_, answers) => {
    expect((await balanceAfter(answers)).attempts).toBe(1)
  })

  it('ends with the first answer that is one', async () => {
    const good = () => json({ success: true, value: { sumBalance: 5 } })
    expect(await balanceAfter([unreachable, unavailable, good])).toMatchObject({ outcome: { sumBalance: 5 }, attempts: 3 })
    expect(await balanceAfter([unavailable, status(404), good])).toMatchObject({ outcome: { status: 404 }, attempts: 2 })
  })

  it('ends in the last failure', async () => {
    expect((await balanceAfter([unavailable, unreachable, status(500)])).outcome).toMatchObject({ kind: 'http', status: 500 })
    expect((await balanceAfter([unavailable, unreachable])).outcome).toMatchObject({ kind: 'network' })
  })

  it('is switched off by retries: 0', async () => {
    expect(await balanceAfter([unavailable], { retries: 0 })).toMatchObject({ attempts: 1, waits: [] })
  })

  it('waits as long as Retry-After asks', async () => {
    const { waits } = await balanceAfter([status(429, { 'Retry-After': '2' })])
    expect(waits).toEqual([2000, 2000])
  })

  it('never waits longer than 5 s, and does not ask again where Retry-After wants more', async () => {
    expect(waitBefore(20, undefined, () => 0.5)).toBe(5000)
    const patient = await balanceAfter([status(503, { 'Retry-After': '5' })])
    expect(patient).toMatchObject({ attempts: 3, waits: [5000, 5000] })
    const busy = await balanceAfter([status(429, { 'Retry-After': '3600' })])
    expect(busy).toMatchObject({ attempts: 1, waits: [], outcome: { status: 429 } })
  })

  it('is what a single call asks for, where it says so', async () => {
    const { fetch, requests } = network(unavailable)
    const sdk = memberSdk({ fetch, timers: testTimers().timers })
    await failureOf(sdk.wps.GET('/wps/wallets/balance', { retries: 1 }))
    expect(requests).toHaveLength(2)
    await failureOf(sdk.wps.POST('/wps/session/renew', { retries: 2 }))
    expect(requests).toHaveLength(5)
  })

  it('takes a date in Retry-After by the clock of the backend', async () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 9, 21, 7, 28, seconds)).toUTCString()
    const headers = (seconds: number) => ({ Date: at(0), 'Retry-After': at(seconds) })
    expect((await balanceAfter([status(503, headers(3))])).waits).toEqual([3000, 3000])
    expect(await balanceAfter([status(503, headers(60))])).toMatchObject({ attempts: 1, waits: [] })
    expect((await balanceAfter([status(503, headers(-60))])).waits).toEqual([300, 600])
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
    expect(await balanceAfter([status(429, { 'Retry-After': tomorrow })])).toMatchObject({ attempts: 1, waits: [] })
  })

  it.each(['0', '-3', 'soon', 'Wed, 21 Oct 2020 07:28:00 GMT'])('keeps to its own waits for Retry-After: %s', async (value) => {
    expect((await balanceAfter([status(503, { 'Retry-After': value })])).waits).toEqual([300, 600])
  })

  it('spreads the attempts of many players over half to one and a half of a wait', () => {
    expect([0, 0.5, 0.999].map((random) => Math.round(waitBefore(2, undefined, () => random) ?? 0))).toEqual([150, 300, 450])
  })
})

it.each(Object.entries(operations))('CALL-03 only a read without effects is repeated: %s', async (key, { effect }) => {
  const example = exampleCalls.find((call) => call.key === key)
  if (!example) throw new Error(`no example of ${key}`)
  const repeatable = key.startsWith('GET ') && !effect
  for (const answer of [unavailable, unreachable]) {
    const { fetch, requests } = network(answer)
    await failureOf(send(memberSdk({ fetch, timers: testTimers().timers }), example))
    expect(requests).toHaveLength(repeatable ? 3 : 1)
  }
})
