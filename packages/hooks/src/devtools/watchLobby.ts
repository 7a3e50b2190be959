import type { Flaw, Transport } from '@lobbykit/sdk'
import calls from '@lobbykit/sdk/contract/calls.json' with { type: 'json' }
import { proxy, subscribe } from 'valtio/vanilla'
import { tell } from '../core/complaints/tell.ts'
import type { Lobby } from '../core/lobby.ts'
import type { NoticeKind } from '../core/notices/notices.rules.ts'
import { perLobby } from '../core/perLobby.ts'
import { addressFaults } from './addressFaults.rules.ts'
import {
  type CallFacts,
  type CallOutcome,
  callFinder,
  flawsReported,
  outcomeOf,
  type ServerTime,
  serverTimeOf,
} from './calls.rules.ts'

/** Calls and notices that are kept; older ones go. */
const KEPT = 200

/** A call of the contract that went out, attempt by attempt; without token and body. */
export interface SeenCall {
  id: number
  /** When it went out by the clock of the device, ms since 1970. */
  at: number
  method: string
  path: string
  operation: string
  /** Where the contract describes it, such as `openapi/wps/session.yaml:5`. */
  place: string
  module: string | undefined
  /** How long its answer took; undefined while it is under way. */
  ms: number | undefined
  outcome: CallOutcome
  /** What in its answer differs from the contract. */
  flaws: Flaw[]
}

/** A notice that was shown, with its message as the catalogue knows it. */
export interface SeenNotice {
  id: number
  at: number
  kind: NoticeKind
  text: string
}

/** What was seen of a lobby since somebody began to watch; oldest first. */
export interface Seen {
  calls: SeenCall[]
  notices: SeenNotice[]
  time: ServerTime | null
}

interface Watch {
  seen: Seen
  /** Sends what is no call of the lobby: it is not seen. */
  transport: Transport
}

const findCall = callFinder(calls satisfies Record<string, CallFacts>)

function keep<Item>(list: Item[], item: Item) {
  list.push(item)
  if (list.length > KEPT) list.shift()
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** What watches a lobby, from the first time it is asked for: it stands around the ports `fetch` and `report`. */
export const watchOf = /* @__PURE__ */ perLobby((lobby): Watch => {
  const { ports, state } = lobby
  const seen = proxy<Seen>({ calls: [], notices: [], time: null })
  const { fetch, report } = ports
  const transport: Transport = fetch ?? ((request, init) => globalThis.fetch(request, init))
  const base = lobby.config.baseUrl.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, '')
  let lastId = 0

  ports.fetch = async (request, init) => {
    const path = new URL(request.url).pathname.slice(base.length)
    const facts = findCall(`${request.method} ${path}`)
    if (!facts) return transport(request, init)
    const { id: operation, file, line, module } = facts
    const call = proxy<SeenCall>({
      id: ++lastId,
      at: ports.clock.now(),
      method: request.method,
      path,
      operation,
      place: `${file}:${line}`,
      module,
      ms: undefined,
      outcome: { kind: 'waiting' },
      flaws: [],
    })
    keep(seen.calls, call)
    const sent = ports.clock.monotonic()
    const end = (outcome: CallOutcome) => {
      call.ms = ports.clock.monotonic() - sent
      call.outcome = outcome
    }
    try {
      const response = await transport(request, init)
      const copy = response.clone()
      void bodyOf(copy).then((body) => {
        const isGone = init.signal.aborted && body === undefined
        if (isGone) return end({ kind: 'aborted' })
        end(response.type === 'error' ? { kind: 'network' } : outcomeOf(response.status, body))
        const { imageHosts, linkHosts } = lobby.config
        const allowed = { base: ports.device.address(), imageHosts, linkHosts }
        for (const fault of addressFaults(operation, body, allowed)) tell(lobby, fault)
        const time = serverTimeOf(body)
        if (time !== undefined) seen.time = { operation, aheadMs: time - ports.clock.now() }
      })
      return response
    } catch (error) {
      end({ kind: init.signal.aborted ? 'aborted' : 'network' })
      throw error
    }
  }

  ports.report = (error, context) => {
    const found = flawsReported(context)
    const call = found && seen.calls.findLast(({ operation }) => operation === found.operation)
    if (found && call) call.flaws = found.flaws
    report(error, context)
  }

  let lastNotice = 0
  subscribe(state, () => {
    for (const { id, kind, message } of state.notices) {
      if (id <= lastNotice) continue
      lastNotice = id
      const text =
        'text' in message ? message.text : `${message.id}${message.values ? ` ${JSON.stringify(message.values)}` : ''}`
      keep(seen.notices, { id, at: ports.clock.now(), kind, text })
    }
  })
  return { seen, transport }
})

/**
 * Begins to watch a lobby, before its panel is there: every call, flaw and notice from now on is shown by it. Without it the panel
 * shows what happens from when it is first rendered.
 */
export const watchLobby = (lobby: Lobby): void => void watchOf(lobby)
