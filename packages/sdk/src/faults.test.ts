import { expect, it } from 'vitest'
import { ApiError } from './apiError.ts'
import { createGuard, type Flaw } from './guard.ts'
import { type ExampleCall, exampleCalls } from './test/contract.ts'
import { HOST, hang, json, memberSdk, network, send, TOKEN, testTimers } from './test/network.ts'
import { domains } from './test/operations.ts'

const guards = Object.values(domains).map((domain) => createGuard(domain.guards))

/** What an answer of the same structure is with every text, number and flag of another type. */
function garbled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(garbled)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, garbled(inner)]))
  }
  return typeof value === 'string' ? 42 : typeof value === 'number' ? 'many' : { was: value }
}

const half = (body: string) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
      pull: (controller) => controller.error(new TypeError('terminated')),
    }),
  )

type Answer = (example: ExampleCall) => Response | Promise<Response>
const faults: [string, Answer, ApiError['kind'][]][] = [
  ['500', () => json({ success: false, errorCode: 'server.error', message: `at ${HOST}` }, 500), ['http']],
  ['500 with an empty body', () => new Response('', { status: 500 }), ['http']],
  ['401', () => json({ success: false, errorCode: 'session.ended' }, 401), ['refused']],
  ['a connection that fails', () => Promise.reject(new TypeError(`connect ${HOST} ${TOKEN}`)), ['network']],
  ['a connection that breaks off half way', ({ answer }) => half(JSON.stringify(answer)), ['network']],
  ['no answer', hang, ['timeout']],
  ['malformed JSON', () => new Response(`{"success":true,"value":${TOKEN}`), ['malformed']],
  ['HTML with 200', () => new Response(`<html><a href="https://${HOST}">`, { status: 200 }), ['malformed']],
  ['an empty body', () => new Response(''), ['malformed']],
  ['null', () => json(null), ['malformed']],
  ['{}', () => json({}), ['malformed']],
  ['"hello"', () => json('hello'), ['malformed']],
  ['success without a value', () => json({ success: true }), ['malformed']],
  [
    'a value of another type',
    ({ answer }) => json({ ...answer, value: Array.isArray(answer.value) ? {} : [[]] }),
    ['malformed'],
  ],
  ['garbled types', ({ answer }) => json({ ...answer, value: garbled(answer.value) }), ['malformed']],
]

/** What must never stand in an error: the token, the address and every text of the body that was sent. */
const secretsOf = ({ body }: ExampleCall) => {
  const texts = Object.entries(body ?? {}).filter(([name]) => /password|username|mobile|code|email|url/i.test(name))
  return [TOKEN, HOST, ...texts.map(([, value]) => String(value))].filter((text) => text.length > 3)
}

it.each(faults)('ERR-02 CALL-04 every call survives: %s', async (name, answer, kinds) => {
  for (const example of exampleCalls) {
    const { timers, running } = testTimers({ expires: name === 'no answer' })
    const { fetch } = network(() => answer(example))
    const outcome = await send(memberSdk({ fetch, timers }), example).catch((error: unknown) => error)
    expect(running.size, example.id).toBe(0)
    if (!(outcome instanceof ApiError)) {
      // What got through has the promised shape, or nothing was promised.
      const flaws: Flaw[] = []
      const guard = guards.find(({ has }) => has(example.id))
      if (guard) expect(guard.keeps(example.id, outcome, flaws), example.id).toBe(true)
      else expect(outcome, example.id).toBeUndefined()
      expect(flaws, example.id).toEqual([])
      continue
    }
    expect(outcome.operation).toBe(example.id)
    expect(kinds, example.id).toContain(outcome.kind)
    const shown = `${outcome.message} ${String(outcome)} ${JSON.stringify(outcome)}`
    for (const secret of secretsOf(example)) expect(shown, example.id).not.toContain(secret)
  }
})

it('every call answers what the contract shows of it', async () => {
  for (const example of exampleCalls) {
    const flaws: unknown[] = []
    const { fetch } = network(() => json(example.answer))
    const sdk = memberSdk({ fetch, onFlaws: (_, found) => flaws.push(...found) })
    expect(await send(sdk, example), example.id).toEqual(example.answer.value)
    expect(flaws, example.id).toEqual([])
  }
})
