import type { SessionAnswer } from '@lobbykit/sdk'
import type { Lobby } from '../core/lobby.ts'
import { startSession } from '../core/session/session.ts'
import { watchOf } from './watchLobby.ts'

/** A call that goes wrong. */
export interface MockFault {
  target: string
  kind: string
  times?: number
}
/** A code or an answer that a player would get elsewhere. */
export interface MockCode {
  what: string
  code: string
}
/** A deposit or withdrawal that waits for an operator. */
export interface MockOrder {
  id: string
  kind: string
  account: string
  amount: number
}
/** The draw of a lottery that comes next. */
export interface MockDraw {
  lottery: string
  name: string
  drawNo: string
}

/** The mock backend as it is now. */
export interface MockState {
  scenario: string
  scenarios: string[]
  flags: [name: string, on: boolean][]
  /** Kinds of faults that may be set. */
  kinds: string[]
  faults: MockFault[]
  codes: MockCode[]
  members: { account: string; purpose: string }[]
  orders: MockOrder[]
  draws: MockDraw[]
  /** What its clock says, ms since 1970. */
  now: number
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const listOf = <Item>(value: unknown, read: (fields: Fields) => Item): Item[] =>
  Array.isArray(value) ? value.map((each: unknown) => read(fieldsOf(each))) : []
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])

function codeOf({ kind, ...made }: Fields): MockCode {
  if (kind === 'captcha') return { what: 'captcha', code: textOf(made.answer) }
  if (kind === 'mail') return { what: `password of ${textOf(made.account)}`, code: textOf(made.password) }
  return { what: `${textOf(made.purpose)} SMS to ${textOf(made.mobile)}`, code: textOf(made.code) }
}

/** What the backend says to a request below /mock: its JSON, and whether it did what was asked. */
async function send(lobby: Lobby, path: string, init: RequestInit = {}): Promise<{ isOk: boolean; body: unknown }> {
  const { config, ports } = lobby
  const address = new URL(`${config.baseUrl.replace(/\/$/, '')}/mock/${path}`, ports.device.address())
  const request = new Request(address, { ...init, headers: { Accept: 'application/json', ...init.headers } })
  const response = await watchOf(lobby).transport(request, { signal: new AbortController().signal })
  const body: unknown = await response.json()
  return { isOk: response.ok, body }
}

/** What the mock backend is like now; undefined where the backend is no mock. */
export async function readMock(lobby: Lobby): Promise<MockState | undefined> {
  try {
    const first = await send(lobby, 'scenario')
    const { scenario, scenarios } = fieldsOf(first.body)
    if (!first.isOk || typeof scenario !== 'string') return undefined
    const paths = ['flag', 'fault', 'codes', 'members', 'orders', 'draw', 'clock']
    const [flags, faults, codes, members, orders, draws, clock] = await Promise.all(
      paths.map(async (path) => (await send(lobby, path)).body),
    )
    return {
      scenario,
      scenarios: textsOf(scenarios),
      flags: Object.entries(fieldsOf(flags)).map(([name, on]) => [name, on === true]),
      kinds: textsOf(fieldsOf(faults).kinds),
      faults: listOf(fieldsOf(faults).faults, ({ target, kind, times }) => ({
        target: textOf(target),
        kind: textOf(kind),
        ...(typeof times === 'number' && { times }),
      })),
      codes: listOf(codes, codeOf),
      members: listOf(members, ({ account, purpose }) => ({ account: textOf(account), purpose: textOf(purpose) })),
      orders: listOf(orders, ({ id, kind, account, amount }) => ({
        id: textOf(id),
        kind: textOf(kind),
        account: textOf(account),
        amount: numberOf(amount),
      })),
      draws: listOf(draws, ({ lottery, name, drawNo }) => ({
        lottery: textOf(lottery),
        name: textOf(name),
        drawNo: textOf(drawNo),
      })),
      now: numberOf(fieldsOf(clock).now),
    }
  } catch {
    return undefined
  }
}

/** Asks the mock backend to do something; rejects with its own words where it refuses. What is on the screen is asked for anew. */
export async function tellMock(lobby: Lobby, path: string, body: Fields): Promise<Fields> {
  const headers = { 'Content-Type': 'application/json' }
  const { isOk, body: answer } = await send(lobby, path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = fieldsOf(answer)
  if (!isOk) throw new Error(textOf(said.message) || 'The mock backend refused')
  void lobby.queryClient.invalidateQueries()
  return said
}

/** Decides about a deposit or withdrawal that waits; rejects where it does so no longer. */
export const decideOrder = (lobby: Lobby, id: string, decision: 'approve' | 'refuse'): Promise<Fields> =>
  tellMock(lobby, `orders/${encodeURIComponent(id)}`, { do: decision })

/** Draws the next numbers of a lottery; says which, and how many bets won. */
export async function runDraw(lobby: Lobby, lottery: string): Promise<string> {
  const { drawNo, numbers, bets, won } = await tellMock(lobby, 'draw', { lottery })
  return `${lottery} drew ${textsOf(numbers).join(' ')} in ${textOf(drawNo)}; ${numberOf(won)} of ${numberOf(bets)} bets won`
}

const isSession = (value: Fields): value is Fields & SessionAnswer =>
  typeof value.token === 'string' && typeof value.userName === 'string' && typeof value.customerType === 'number'

/** Puts a session of a member into the lobby, as a login would; rejects with the backend's words for who may not enter. */
export async function logInAs(lobby: Lobby, account: string): Promise<void> {
  const answer = fieldsOf((await tellMock(lobby, 'login', { account })).value)
  if (!isSession(answer)) throw new Error('The mock backend answered without a session')
  startSession(lobby, answer)
}
