import { contractOperations } from './contract.ts'
import { createMockBackend } from './createMockBackend.ts'
import type { Body, OperationId } from './operation.ts'
import type { MockOptions } from './options.ts'

const ORIGIN = 'http://mock.example'
const START = Date.UTC(2026, 10, 21, 12)

interface Sent<Id extends OperationId> {
  /** Whatever a test wants to send, the merchant too: here nothing is filled in. */
  query?: Record<string, unknown>
  /** What stands in the path. */
  path?: Record<string, unknown>
  /** Some of what the call takes, or what it should refuse. */
  body?: Partial<Body<Id>> | Record<string, unknown>
  token?: string | undefined
  headers?: Record<string, string>
  signal?: AbortSignal
}
export interface Answered {
  status: number
  success: unknown
  errorCode: unknown
  value: unknown
  /** The value, read for a path of fields: `at('games', 0, 'nodeId')`. */
  at(...path: (string | number)[]): unknown
}

const isRecord = (value: unknown): value is Record<string | number, unknown> => typeof value === 'object' && value !== null

export const readAt = (value: unknown, path: (string | number)[]): unknown =>
  path.reduce((node: unknown, key) => (isRecord(node) ? node[key] : undefined), value)

/** A backend with a clock of its own and calls that follow the contract's facts, for the tests of this package. */
export function createTester(options: MockOptions = {}) {
  const clock = { now: START }
  const backend = createMockBackend({ clock: () => clock.now, sleep: async () => {}, ...options })

  function request<Id extends OperationId>(id: Id, { query, path = {}, body, token, headers, signal }: Sent<Id> = {}): Request {
    const operation = contractOperations.find((each) => each.id === id)
    if (!operation) throw new Error(`no operation ${id}`)
    const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
    const url = new URL(place, ORIGIN)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    const form = operation.body?.form
    const text = form
      ? new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]))
      : JSON.stringify(body)
    return new Request(url, {
      method: operation.method,
      headers: {
        Merchant: 'lobbykit',
        ...(operation.module && { Module: operation.module }),
        ...(operation.encrypted && { Encryption: 'none' }),
        ...(operation.body && !form && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: token }),
        ...headers,
      },
      ...(body && { body: text }),
      ...(signal && { signal }),
    })
  }

  async function send<Id extends OperationId>(id: Id, sent: Sent<Id> = {}): Promise<Answered> {
    const response = await backend.handle(request(id, sent))
    if (response.type === 'error') throw new TypeError('no answer')
    const answer: unknown = await response.json()
    const field = (name: string) => readAt(answer, [name])
    return {
      status: response.status,
      success: field('success'),
      errorCode: field('errorCode'),
      value: field('value'),
      at: (...path) => readAt(field('value'), path),
    }
  }

  /** Logs in with a password and answers the token. */
  async function logIn(username = 'maria88', password = 'Maria88pass'): Promise<string> {
    const answer = await send('login', { body: { type: 'username', username, password } })
    const token = answer.at('token')
    if (typeof token !== 'string') throw new Error(`login refused: ${String(answer.errorCode)}`)
    return token
  }

  return {
    backend,
    request,
    send,
    logIn,
    now: () => clock.now,
    pass: (seconds: number) => {
      clock.now += seconds * 1000
    },
  }
}
export type Tester = ReturnType<typeof createTester>

/** The parameters of a page of games. */
export const pageQuery = (more: Record<string, unknown> = {}) => ({
  merchant: 'lobbykit',
  platform: 'html5',
  clientType: 2,
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 26,
  language: 'EN',
  ...more,
})

const SLOT = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' }

/** Opens a game for a member, a slot unless told otherwise; what it answers plays a round for a stake and gives the win, both in cents. */
export async function openGame({ backend, send }: Tester, token: string, game: Partial<typeof SLOT> = {}) {
  const url = String((await send('launchGame', { token, query: { ...SLOT, ...game } })).at('url'))
  let rounds = 0
  return async (stakeCents: number): Promise<number> => {
    rounds += 1
    const body = JSON.stringify({ stake: stakeCents / 100, key: `round-${rounds}` })
    const answer: unknown = await (await backend.handle(new Request(`${url}/round`, { method: 'POST', body }))).json()
    const win = readAt(answer, ['win'])
    if (typeof win !== 'number') throw new Error(`no round: ${JSON.stringify(answer)}`)
    return Math.round(win * 100)
  }
}
