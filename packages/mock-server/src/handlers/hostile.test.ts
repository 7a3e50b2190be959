import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContractOperation, contractOperations } from '../contract.ts'
import { createTester, type Tester } from '../testKit.ts'
import { exampleOf } from './example.fixture.ts'

/** Texts that break what takes them for a key, a pattern, a number or a path. */
const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '0',
  '-1',
  '1e999',
  'NaN',
  '9007199254740993',
  '.',
  '../../etc',
  '(a+)+$',
  '\u0000',
  '\ud800',
  '\u202e',
  '🎰',
  'null',
  'x'.repeat(20_000),
]
const VALUES: unknown[] = [...TEXTS, null, true, 0, -1, 0.5, 2 ** 53, [], {}, [null], { __proto__: null, a: 1 }]

type Row = Record<string, unknown>
interface Attempt {
  query: [string, string][]
  body: string | undefined
}

const encode = ({ body }: ContractOperation, row: Row) =>
  body?.form
    ? new URLSearchParams(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ).toString()
    : JSON.stringify(row)

/** Everything an operation is asked with: one place after the other made hostile, and bodies that are none. */
function* attempts(operation: ContractOperation): Generator<Attempt> {
  const { query, body } = exampleOf(operation.path, operation.method)
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const sent = body && encode(operation, body)
  for (const { name } of operation.parameters) {
    const others = asked.filter(([key]) => key !== name)
    for (const text of TEXTS) yield { query: [...others, [name, text]], body: sent }
    yield { query: others, body: sent }
  }
  if (!body) return
  for (const name of [...Object.keys(body), '__proto__', 'constructor']) {
    for (const value of VALUES)
      yield { query: asked, body: encode(operation, Object.fromEntries([...Object.entries(body), [name, value]])) }
    yield { query: asked, body: encode(operation, Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))) }
  }
  for (const text of ['', 'null', '[]', '"x"', '1', '{', '[['.repeat(5_000), '{"__proto__":{"a":1}}'])
    yield { query: asked, body: text }
}

/** Any mix of what is right, what is hostile and what is random, with places left out. */
function mixes(operation: ContractOperation): fc.Arbitrary<Attempt> {
  const { query, body } = exampleOf(operation.path, operation.method)
  const any = fc.oneof(fc.constantFrom(...VALUES), fc.string(), fc.integer(), fc.double())
  const row = (names: readonly string[], right: Row) => {
    const fields = names.map((name) => [
      name,
      name in right ? fc.oneof({ weight: 3, arbitrary: fc.constant(right[name]) }, any) : any,
    ])
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  const asked = row(
    operation.parameters.map(({ name }) => name),
    query,
  )
  const sent = body ? row(Object.keys(body), body) : fc.constant(undefined)
  return fc.tuple(asked, sent).map(([values, form]) => ({
    query: Object.entries(values).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
    body: form && encode(operation, form),
  }))
}

async function ask({ backend }: Tester, operation: ContractOperation, attempt: Attempt, token: string) {
  const { path } = exampleOf(operation.path, operation.method)
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
  const url = `http://mock.example${place}?${new URLSearchParams(attempt.query)}`
  const response = await backend.handle(
    new Request(url, {
      method: operation.method,
      headers: {
        Merchant: 'lobbykit',
        Authorization: token,
        ...(operation.module && { Module: operation.module }),
        ...(operation.encrypted && { Encryption: 'none', 'Content-Type': 'application/json' }),
      },
      ...(attempt.body !== undefined && operation.method !== 'GET' && { body: attempt.body }),
    }),
  )
  return { status: response.status, text: await response.text() }
}

describe('whatever is sent', () => {
  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    'KIT-04 %s answers as its contract says',
    async (_, operation) => {
      const tester = createTester({ games: 650 })
      let token = await tester.logIn()
      for (const attempt of [...attempts(operation), ...fc.sample(mixes(operation), { numRuns: 60, seed: 7 })]) {
        const { status, text } = await ask(tester, operation, attempt, token)
        const what = `${JSON.stringify(attempt.query)} ${attempt.body?.slice(0, 300)} answered ${text.slice(0, 300)}`
        expect([200, 400, 401], what).toContain(status)
        expect(JSON.parse(text), what).toHaveProperty('success')
        if (!tester.backend.member('maria88')) throw new Error('the member is gone')
        if ((await tester.send('getBalance', { token })).status === 401) token = await fresh(tester)
      }
      expect(tester.backend.violations.filter(({ side }) => side === 'answer')).toEqual([])
    },
  )
})

describe('a query', () => {
  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    'KIT-04 of %s with a name the contract does not have, or one given twice, is refused',
    async (_, operation) => {
      const tester = createTester({ games: 650 })
      const token = await tester.logIn()
      const { query, body } = exampleOf(operation.path, operation.method)
      const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
      const wrong = [...['__proto__', 'constructor', 'toString', ''].map((name): [string, string] => [name, 'x']), ...asked]
      for (const more of wrong) {
        const attempt = { query: [...asked, more], body: body && JSON.stringify(body) }
        const { status, text } = await ask(tester, operation, attempt, token)
        expect([status, JSON.parse(text).errorCode], more[0]).toEqual([400, 'request.invalid'])
      }
    },
  )
})

/** A token that works again, whatever a call did to the session and to the password. */
async function fresh(tester: Tester): Promise<string> {
  tester.backend.reset()
  return tester.logIn()
}
