import type { ErrorCode } from '../gen/errors.ts'
import { type Asking, ask, type Earlier, type Reply, requestOf } from './ask.ts'
import { type Checked, check, type Difference, type Hide } from './check.ts'
import { isNode, type Node } from './document.ts'
import { type Read, readsOf } from './reads.ts'

/** What a backend said to one read of the contract. */
export interface Entry {
  /** The contract's operationId. */
  operation: string
  /** Its path in the contract. */
  path: string
  outcome: 'ok' | 'differs' | 'refused' | 'not asked'
  /** Why it was not asked. */
  reason?: string
  status?: number
  /** By which code it was refused. */
  code?: string
  differences: Difference[]
  /** What the contract assumes of the call and its answer, and what the answer says of that. */
  assumed: Checked['assumed']
}

/** Nothing answers at the address. */
export class Unreachable extends Error {}

const ADDRESS = 'method and path'
const NOTHING = { confirmed: [], refuted: [], unseen: [] }

/**
 * Asks a backend every GET of some contracts that changes nothing, one after another, and compares the answers. Throws
 * {@link Unreachable} when the first call gets no answer.
 */
export async function verify(documents: readonly Node[], asking: Asking): Promise<Entry[]> {
  const reads = documents.flatMap(readsOf)
  const hide: Hide = (text) => (asking.token ? text.replaceAll(asking.token, '***') : text)
  const entries = new Map<Read, Entry>()
  const earlier: { path: string; value: unknown }[] = []
  let isReached = false
  // What asks for one thing by its id comes after the lists that have the ids.
  for (const read of reads.toSorted((one, other) => Number(ofOne(one)) - Number(ofOne(other)))) {
    const request = prepared(read, asking, earlier)
    if ('reason' in request) {
      entries.set(read, { ...named(read), outcome: 'not asked', reason: request.reason, differences: [], assumed: NOTHING })
      continue
    }
    const reply = await ask(request).catch((error: unknown) => {
      if (isReached) return reasonOf(error)
      throw new Unreachable(reasonOf(error))
    })
    isReached = true
    const entry = typeof reply === 'string' ? unlike(read, 'answer', 'an answer', reply) : judged(read, reply, hide)
    entries.set(read, entry)
    if (typeof reply !== 'string' && entry.outcome !== 'refused' && isNode(reply.body) && !ofOne(read))
      earlier.push({ path: read.path, value: reply.body.value })
  }
  return reads.flatMap((read) => entries.get(read) ?? [])
}

function prepared(read: Read, asking: Asking, earlier: Earlier) {
  if (read.hasEffect) return { reason: 'it changes something' }
  if (read.token === 'required' && asking.token === undefined) return { reason: 'needs a token' }
  const request = requestOf(read, asking, earlier)
  return 'lacks' in request ? { reason: `needs ${request.lacks}, which no earlier answer gave` } : request
}

/** Asks for one thing by its id. */
const ofOne = ({ path }: Read) => path.includes('{')
const named = ({ id, path }: Read) => ({ operation: id, path })

function judged(read: Read, { status, body, type }: Reply, hide: Hide): Entry {
  const schema = read.answers.get(String(status)) ?? read.answers.get(`${String(status)[0]}XX`)
  if (!schema) return unlike(read, 'status', `one of ${[...read.answers.keys()].join(', ')}`, String(status), status)
  if (body === undefined) return unlike(read, 'answer', 'JSON', hide(type), status)
  const { differences, assumed } = check(read.document, schema, body, hide)
  const isRefused = status !== 200 || (isNode(body) && body.success === false)
  const code = isRefused && isNode(body) && typeof body.errorCode === 'string' ? body.errorCode : undefined
  if (code !== undefined && !read.codes.has(code)) {
    const expected = `one of ${JSON.stringify([...read.codes])}`
    differences.push({ place: 'errorCode', first: 'errorCode', expected, came: hide(JSON.stringify(code)), times: 1 })
  }
  const failure = failureOf(status, code)
  if (failure && !differences.some(({ place }) => place === failure.place)) differences.push(failure)
  return {
    ...named(read),
    outcome: differences.length ? 'differs' : isRefused ? 'refused' : 'ok',
    status,
    ...(code !== undefined && { code: hide(code) }),
    differences,
    // A refusal confirms nothing of the call: a backend that does not know it refuses, too.
    assumed: isRefused ? withAddress(read, unconfirmed(assumed), 'unseen') : withAddress(read, assumed, 'confirmed'),
  }
}

/** Codes that say that a request is not as the contract wants it, or that the backend failed: no answer to a read that keeps it. */
const FAILURE_CODES: readonly (string | undefined)[] = ['request.invalid', 'server.error'] satisfies ErrorCode[]

/** The difference of a reply by which a backend says that it cannot answer a read of the contract. */
function failureOf(status: number, code: string | undefined): Difference | undefined {
  const isFailureCode = FAILURE_CODES.includes(code)
  if (status < 500 && !isFailureCode) return undefined
  const place = isFailureCode ? 'errorCode' : 'status'
  const came = isFailureCode ? JSON.stringify(code) : String(status)
  return { place, first: place, expected: 'an answer to a request that keeps the contract', came, times: 1 }
}

const unconfirmed = ({ confirmed, refuted, unseen }: Checked['assumed']): Checked['assumed'] => ({
  confirmed: [],
  refuted,
  unseen: [...unseen, ...confirmed],
})

const withAddress = ({ isAssumed }: Read, assumed: Checked['assumed'], as: keyof Checked['assumed']): Checked['assumed'] =>
  isAssumed ? { ...assumed, [as]: [ADDRESS, ...assumed[as]] } : assumed

/** By these a server says that there is no such call; with 200 comes a page for people. */
const NO_SUCH_CALL = [200, 404, 405, 501]

/** The entry of a call that got no answer of the contract at all. */
const unlike = (read: Read, place: string, expected: string, came: string, status?: number): Entry => ({
  ...named(read),
  outcome: 'differs',
  ...(status !== undefined && { status }),
  differences: [{ place, first: place, expected, came, times: 1 }],
  assumed: withAddress(read, NOTHING, status !== undefined && NO_SUCH_CALL.includes(status) ? 'refuted' : 'unseen'),
})

/** What a failed call says of its cause; its own text may hold what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  if (!(cause instanceof Error)) return error.name
  return 'code' in cause ? String(cause.code) : cause.message
}
