// The command that compares a live backend with the contract: against the mock backend over HTTP, and with changed contracts.
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type ServedMock, serveMock } from '@lobbykit/mock-server/http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuard, type Flaw } from '../../packages/sdk/src/guard.ts'
import { domains } from '../../packages/sdk/src/test/operations.ts'
import { check } from '../../packages/sdk/src/verify/check.ts'
import { readsOf } from '../../packages/sdk/src/verify/reads.ts'
import { verify } from '../../packages/sdk/src/verify/verify.ts'
import { answersOf, damaged, damages } from './answers.ts'
import { contractOperations, documents, isNode, type Node } from './document.ts'
import { mutations } from './mutations.ts'
import { problems } from './problems.ts'

const CLI = fileURLToPath(new URL('../../packages/sdk/src/cli.ts', import.meta.url))

let mock: ServedMock
let token: string

beforeAll(async () => {
  mock = await serveMock({ options: { games: 650 } })
  const response = await fetch(`${mock.url}/wps/session/login`, {
    method: 'POST',
    headers: { Merchant: 'lobbykit', Encryption: 'none', 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: 'maria88', password: 'Maria88pass' }),
  })
  const answer: unknown = await response.json()
  token = isNode(answer) && isNode(answer.value) ? String(answer.value.token) : ''
})
afterAll(() => mock.close())

const asked = (contracts: readonly Node[], as?: string) =>
  verify(contracts, { baseUrl: mock.url, merchant: 'lobbykit', token: as, language: 'EN', now: Date.now() })

/** Where a server listens from now on. */
async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** The same value, once with its lists repeated, once with its whole numbers too large to be told from their neighbours. */
const CHANGES = [
  (value: unknown) => value,
  (value: unknown) => changed(value, (each) => (Array.isArray(each) ? [...each, ...each] : each)),
  (value: unknown) => changed(value, (each) => (Number.isInteger(each) ? 2 ** 53 : each)),
]

/** A value of which each part is changed, the innermost first. */
function changed(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((each) => changed(each, change)))
  if (!isNode(value)) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change)])))
}

/** Runs the command as a person does. */
async function run(...args: string[]): Promise<{ code: unknown; out: string; error: string }> {
  return runWith({}, ...args)
}

/** The same, with variables around it. */
async function runWith(
  variables: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; out: string; error: string }> {
  try {
    const env = { ...process.env, ...variables }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], { env })
    return { code: 0, out: stdout, error: stderr }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error
    return { code: error.code, out: String(error.stdout), error: String(error.stderr) }
  }
}

describe('a backend that keeps the contract', () => {
  const gets = contractOperations.filter(({ key }) => key.startsWith('GET ')).map(({ node }) => node)
  const reads = gets.map(({ operationId }) => operationId)
  const acting = gets.filter((node) => node['x-effect'] === true).map(({ operationId }) => operationId)
  const contracts = Object.values(documents)

  it('has no difference for a guest, and every read is reported', async () => {
    const entries = await asked(contracts)
    expect(entries.map(({ operation }) => operation)).toEqual(reads)
    expect(entries.filter(({ outcome }) => outcome === 'differs')).toEqual([])
    expect(entries.find(({ operation }) => operation === 'getBalance')?.reason).toBe('needs a token')
    expect(entries.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(30)
  })

  it('has no difference for a member, and asks for one thing by an id that a list gave', async () => {
    const entries = await asked(contracts, token)
    expect(entries.map(({ operation }) => operation)).toEqual(reads)
    expect(entries.filter(({ outcome }) => outcome === 'differs')).toEqual([])
    const unasked = entries.filter(({ outcome }) => outcome === 'not asked').map(({ operation }) => operation)
    expect(unasked).toEqual(acting)
    // Deposits of the past are listed, and only new ones can be asked for.
    const byId = entries.filter(({ path }) => path.includes('{') && !path.includes('{orderId}'))
    expect(byId.map(({ operation }) => operation)).toContain('getMessage')
    expect(byId.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  })

  it('is only read: no request changes anything, and none breaks the contract', async () => {
    expect(acting).toEqual(
      expect.arrayContaining(['createTrial', 'getCaptcha', 'addRecent', 'launchGame', 'processDailySalary']),
    )
    const ledger = mock.backend.ledger('maria88')
    const broken = mock.backend.violations.length
    await asked(contracts, token)
    expect(mock.backend.ledger('maria88')).toBe(ledger)
    expect(mock.backend.violations.slice(broken)).toEqual([])
  })

  it('confirms what the contract assumes of the answers that came', async () => {
    const entries = await asked(contracts, token)
    const games = entries.find(({ operation }) => operation === 'listGames')
    expect(games?.assumed.confirmed).toEqual(['method and path', 'value.games[].nodeId', 'value.games[].minBet'])
    expect(entries.flatMap(({ assumed }) => assumed.refuted)).toEqual([])
    const status = entries.find(({ operation }) => operation === 'getStatus')
    expect(status?.assumed.unseen).toEqual(['value.until'])
  })
})

describe('a backend that differs from the contract', () => {
  it.each(mutations.map((each) => [each.what, each] as const))(
    '%s is found',
    async (_, { operation, place, refutes, change }) => {
      const contracts = structuredClone(documents)
      change(contracts)
      const entries = await asked(Object.values(contracts), token)
      const entry = entries.find((each) => each.operation === operation)
      expect(entry?.outcome).toBe('differs')
      expect(entry?.differences.map((difference) => difference.place)).toContain(place)
      expect(entry?.assumed.refuted).toEqual(refutes ? [refutes] : [])
    },
  )
})

it('an answer that does not come is a difference, and refutes nothing', async () => {
  mock.backend.fault('getStatus', 'lost', 1)
  const entry = (await asked(Object.values(documents))).find(({ operation }) => operation === 'getStatus')
  expect(entry?.differences).toMatchObject([{ place: 'answer', expected: 'an answer' }])
  expect(entry?.assumed).toEqual({ confirmed: [], refuted: [], unseen: ['method and path'] })
})

describe('the command', () => {
  it('prints a line for each read and a summary, and never the token', async () => {
    const { code, out } = await run('verify', mock.url, '--merchant', 'lobbykit', '--token', token)
    expect(code).toBe(0)
    expect(out).toMatch(/^ok +getBalance GET \/wps\/wallets\/balance$/m)
    expect(out).toMatch(/^refused +listDownlines GET \/wps\/agent\/downlines: 200 permission\.denied/m)
    expect(out).toMatch(/^\d+ reads: \d+ ok, 0 differs, \d+ refused, \d+ not asked\.$/m)
    expect(out).not.toContain(token)
  })

  it('takes the token from a variable, too, and asks in the name of its member', async () => {
    const { code, out } = await runWith({ LOBBYKIT_TOKEN: token }, 'verify', mock.url, '--merchant', 'lobbykit')
    expect(code).toBe(0)
    expect(out).toMatch(/^ok +getBalance GET/m)
  })

  it('ends with 2 where the token opens no session, for then nothing of a member was verified', async () => {
    const { code, out, error } = await run('verify', mock.url, '--merchant', 'lobbykit', '--token', 'unknown-4711')
    expect(code).toBe(2)
    expect(out).toMatch(/ 0 differs, /)
    expect(error).toMatch(/^The token is refused \(token\.invalid\)/)
  })

  it('ends with 2 where every read was refused, and confirms nothing', async () => {
    const server = createServer((_, response) => response.end(JSON.stringify({ success: false, message: 'who are you?' })))
    const { code, out, error } = await run('verify', await urlOf(server), '--merchant', 'nobody')
    server.close()
    expect(code).toBe(2)
    expect(out).toMatch(/^\d+ reads: 0 ok, 0 differs, /m)
    expect(out).toMatch(/assumes 0 confirmed, /)
    expect(error).toMatch(/^No read was answered: nothing was verified/)
  })

  it.each([
    ['it finds every request wrong', 400, 'request.invalid', 'errorCode'],
    ['it finds every request wrong, with 200', 200, 'request.invalid', 'errorCode'],
    ['it fails', 500, 'server.error', 'errorCode'],
    ['it fails, with 200', 200, 'server.error', 'errorCode'],
    ['it is never there', 503, 'system.maintenance', 'status'],
    ['it refuses with the status of a failure', 500, 'permission.denied', 'errorCode'],
  ])('ends with 1 where one read is answered, and of the others %s', async (_, status, errorCode, place) => {
    const server = createServer(({ url = '' }, response) => {
      const isFirst = url.startsWith('/wps/system/country')
      response.writeHead(isFirst ? 200 : status)
      response.end(JSON.stringify(isFirst ? { success: true, value: [] } : { success: false, errorCode, message: 'no' }))
    })
    const url = await urlOf(server)
    const text = await run('verify', url, '--merchant', 'lobbykit')
    const json = await run('verify', url, '--merchant', 'lobbykit', '--json')
    server.close()
    expect([text.code, json.code]).toEqual([1, 1])
    expect(text.out).toMatch(/^differs +getStatus GET /m)
    expect(text.out).toMatch(/^\d+ reads: 1 ok, [1-9]\d* differs, 0 refused, /m)
    expect(JSON.parse(json.out)).toMatchObject({ summary: { outcomes: { ok: 1, refused: 0 } } })
    const { operations } = JSON.parse(json.out)
    const entry = operations.find(({ operation }: { operation: string }) => operation === 'getStatus')
    expect(entry).toMatchObject({ outcome: 'differs', status, code: errorCode })
    expect(entry.differences.map((each: { place: string }) => each.place)).toContain(place)
  })

  it('calls headers what the backend calls them', async () => {
    const named = new Set<string>()
    const server = createServer(({ headers }, response) => {
      for (const name of Object.keys(headers)) named.add(name)
      response.end('{}')
    })
    const url = await urlOf(server)
    const headers = ['--header', 'Merchant=X-Merchant', '--header', 'Authorization=X-Token']
    await run('verify', url, '--merchant', 'mine', '--token', 'key', ...headers)
    server.close()
    expect([...named]).toEqual(expect.arrayContaining(['x-merchant', 'x-token']))
    expect([...named]).not.toEqual(expect.arrayContaining(['merchant']))
    expect([...named]).not.toEqual(expect.arrayContaining(['authorization']))
  })

  it('shows no token, even when a backend sends it back', async () => {
    const server = createServer(({ headers }, response) => {
      response.end(
        JSON.stringify({ success: true, value: { sumBalance: headers.authorization, [`${headers.authorization}`]: 1 } }),
      )
    })
    const url = await urlOf(server)
    for (const form of [[], ['--json']]) {
      const { code, out } = await run('verify', url, '--merchant', 'lobbykit', '--token', 'key-4711', ...form)
      expect(code).toBe(1)
      expect(out).not.toContain('key-4711')
      expect(out).toContain('***')
    }
    server.close()
  })

  it('prints JSON for machines, and ends with 1 when something differs', async () => {
    mock.backend.fault('getStatus', 'malformed', 1)
    const { code, out } = await run('verify', `${mock.url}/`, '--merchant', 'lobbykit', '--json')
    expect(code).toBe(1)
    const report: unknown = JSON.parse(out)
    expect(report).toMatchObject({ backend: mock.url, summary: { outcomes: { differs: 1 } } })
  })

  it.each([
    ['no command', [], /^Say what to do: verify/],
    ['another command', ['check', 'http://localhost'], /^The only command is verify/],
    ['no address', ['verify', '--merchant', 'a'], /^Say where the backend answers/],
    ['no merchant', ['verify', 'http://localhost'], /^Say which merchant/],
    ['not http', ['verify', 'ftp://localhost', '--merchant', 'a'], /^The address must begin with https/],
    [
      'a token that cannot be sent',
      ['verify', 'http://localhost', '--merchant', 'a', '--token', 'ke\ny'],
      /^--token is empty or/,
    ],
    ['no language', ['verify', 'http://localhost', '--merchant', 'a', '--language', ''], /^--language is empty/],
    ['no code', ['verify', 'http://localhost', '--merchant', 'a', '--language', 'E'.repeat(17)], /^--language is .*longer/],
    ['an unknown option', ['verify', 'http://localhost', '--speed'], /^Unknown option '--speed'/],
    [
      'nothing answers',
      ['verify', 'http://no.such.host.invalid', '--merchant', 'a'],
      /^Nothing answers at http:.*\((ENOTFOUND|EAI_AGAIN)\)/,
    ],
  ])('says what is wrong and ends with 2: %s', async (_, args, message) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toMatch(message)
  })
})

describe('the check of answers', () => {
  it('counts what is alike, and names the first', () => {
    const schema = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string', maxLength: 2 } } }
    expect(check({}, schema, { ok: ['a'], 'n\no': ['abc', 'ab', 'abcd'] }).differences).toEqual([
      { place: '*[]', first: '"n\\no"[0]', expected: 'a length of at most 2', came: '"abc"', times: 2 },
    ])
  })

  it.each([
    ['integer', '{"id":9007199254740993}', '9007199254740992'],
    ['number', '{"id":-9007199254740993}', '-9007199254740992'],
    ['number', '{"id":1e999}', 'Infinity'],
  ])('finds a number that arrives as another one (%s in %s)', (type, answer, came) => {
    const schema = { type: 'object', properties: { id: { type } } }
    expect(check({}, schema, JSON.parse(answer)).differences).toMatchObject([
      { place: 'id', expected: 'a number below 2^53 in size', came },
    ])
    expect(check({}, schema, { id: 9_007_199_254_740_991 }).differences).toEqual([])
  })

  it('finds a map with too many entries, or with a name that is too long', () => {
    const schema = { type: 'object', maxProperties: 1, propertyNames: { type: 'string', maxLength: 2 } }
    expect(check({}, schema, { ab: 1 }).differences).toEqual([])
    expect(check({}, schema, { a: 1, abc: 2 }).differences.map(({ expected }) => expected)).toEqual([
      'a number of entries of at most 1',
      'a length of at most 2',
    ])
  })

  it('finds what a list has twice, of which the SDK keeps the first', () => {
    const game = { type: 'object', 'x-key': ['id'], properties: { id: { type: 'string' } } }
    const document = { components: { schemas: { Game: game } } }
    const list = { type: 'array', items: { $ref: '#/components/schemas/Game' } }
    expect(check(document, list, [{ id: 'a' }, { id: 'b' }, { id: 'a' }, {}, {}]).differences).toEqual([
      { place: '[]', first: '[2]', expected: 'each id once', came: '"a" again', times: 1 },
    ])
    const pairs = { type: 'array', items: { ...game, 'x-key': ['id', 'zone'] } }
    const [first, ...others] = [
      { id: 'a', zone: 1 },
      { id: 'a', zone: 2 },
      { id: 'a', zone: 2 },
    ]
    expect(check({}, pairs, [first, ...others], (text) => text.replace('a', '***')).differences).toMatchObject([
      { first: '[2]', expected: 'each id and zone once', came: '"***" and 2 again' },
    ])
  })

  it('refuses a contract that says what it does not know', () => {
    expect(() => check({}, { type: 'string', format: 'date' }, '2026-11-22')).toThrow('does not know')
  })

  const schemas = contractOperations
    .filter(({ key }) => key.startsWith('GET '))
    .flatMap(({ key, api, node, answers }) => {
      const pointer = answers['200']?.schema
      const schema = readsOf(documents[api] ?? {})
        .find(({ id }) => id === node.operationId)
        ?.answers.get('200')
      return pointer && schema ? [{ key, id: String(node.operationId), api, pointer, schema }] : []
    })

  it('knows every word of the contract, and agrees with a checker of JSON Schema', () => {
    // JSON Schema knows no keys of items, and counts with any number.
    const isOfSchema = ({ expected }: { expected: string }) => !/^(each .+ once|a number below .+)$/.test(expected)
    expect(schemas.length).toBeGreaterThan(90)
    for (const { key, api, pointer, schema } of schemas) {
      fc.assert(
        fc.property(answersOf(pointer), damages, (whole, list) => {
          for (const value of [whole, damaged(whole, list)]) {
            const differences = check(documents[api] ?? {}, schema, value).differences.filter(isOfSchema)
            expect(differences.length > 0, key).toBe(problems(pointer, value).length > 0)
          }
        }),
        { numRuns: 20 },
      )
    }
  })

  it('finds whatever the SDK leaves out or takes for malformed', () => {
    let flawed = 0
    for (const { key, id, api, pointer, schema } of schemas) {
      const guards = Object.values(domains).find((domain) => id in domain.guards.values)?.guards
      if (!guards) continue
      const guard = createGuard(guards)
      fc.assert(
        fc.property(answersOf(pointer), damages, fc.constantFrom(...CHANGES), (whole, list, change) => {
          const value = change(damaged(whole, list))
          if (!isNode(value) || value.success !== true) return
          const { differences } = check(documents[api] ?? {}, schema, value)
          const flaws: Flaw[] = []
          const isKept = guard.keeps(id, structuredClone(value.value), flaws)
          if (isKept && flaws.length === 0) return
          flawed += 1
          expect(differences.length, `${key} ${JSON.stringify(flaws)}`).toBeGreaterThan(0)
        }),
        { numRuns: 20 },
      )
    }
    expect(flawed).toBeGreaterThan(100)
  })
})
