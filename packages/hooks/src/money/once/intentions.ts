import { proxy } from 'valtio/vanilla'
import { nameOnDevice } from '../../core/config.ts'
import { MEMBER_KEYS } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { newKey } from '../../core/newKey.ts'
import { isSurelyNotDone } from '../../core/outcome.rules.ts'
import { perLobby } from '../../core/perLobby.ts'
import { readJson, STORAGE_KEYS } from '../../core/storage.ts'
import { write } from '../../core/write.ts'
import { closeIntentionMutationOptions } from './intention.queries.ts'
import {
  type About,
  type Ended,
  type Found,
  foundIn,
  type Intention,
  type IntentionKind,
  isEnded,
  isIntention,
  leftTrace,
  SURELY_OVER_MS,
} from './intention.rules.ts'

/** What came of an intention: it was done, it surely was not and never will be, or nobody knows yet. */
export type Outcome = 'done' | 'none' | 'unknown'

/** How an intention stands on this device. */
export interface IntentionState {
  /** `unknown`: it was sent, and its answer was lost. */
  phase: 'idle' | 'sending' | 'checking' | 'unknown'
  /** What the open one is about. */
  about: About | undefined
  /** What came of the last attempt whose answer was lost, or came after the screen was left; it stays until it is dismissed. */
  found: Found | undefined
}

const IDLE: IntentionState = { phase: 'idle', about: undefined, found: undefined }

/** All intentions of a lobby, by kind and member. */
const statesOf = /* @__PURE__ */ perLobby(() => proxy<Record<string, IntentionState>>({}))

/**
 * What was begun ends so: `answered` by the call itself, found out after its answer was lost, or `busy` where another one of its
 * kind is open, here or in another tab.
 */
export type Begun<Value> =
  | {
      outcome: 'answered'
      /** What the call answered. */
      value: Value
      /** Resolves once what shows of the member's own has been asked for again, whether it came or not. */
      refreshed: Promise<void>
    }
  | {
      /** It was done, as has been found out. */
      outcome: 'done'
      /** The same. */
      refreshed: Promise<void>
    }
  | {
      /** It was not done, nobody knows yet, or `busy`. */
      outcome: Exclude<Outcome, 'done'> | 'busy'
    }

/** Whose intention it is, and how it stands. */
interface Owner {
  name: string
  state: IntentionState
}

const nameOf = (lobby: Lobby, kind: IntentionKind) => `${kind}.${lobby.state.session?.userName ?? ''}`
const storageKey = (name: string) => STORAGE_KEYS.intention + name

/** How a kind of intention stands for the member of now. */
export function intentionState(lobby: Lobby, kind: IntentionKind): IntentionState {
  const states = statesOf(lobby)
  const name = nameOf(lobby, kind)
  states[name] ??= { ...IDLE }
  return states[name]
}

/** The open intention of a kind, which other tabs see too. */
export const openIntention = (lobby: Lobby, kind: IntentionKind): Intention | undefined =>
  readJson(lobby.ports.localStorage, storageKey(nameOf(lobby, kind)), isIntention)

const heldOf = /* @__PURE__ */ perLobby(() => new Set<string>())

/**
 * Runs `work` while no other tab works on the same intention; with `waits` after that one, else `busy` says that it does. A
 * lock goes with its tab. A browser without locks, or one that refuses them as it does where the site may keep nothing, only keeps
 * this tab from doing two at once; the backend does the rest.
 */
async function alone<T>(lobby: Lobby, name: string, waits: boolean, work: () => Promise<T>): Promise<T | 'busy'> {
  const held = heldOf(lobby)
  if (held.has(name)) return 'busy'
  held.add(name)
  try {
    const { locks } = lobby.ports
    if (!locks) return await work()
    const lock = `${nameOnDevice(lobby.config)}.${name}`
    let isAnswered = false
    const run = async (granted: unknown) => {
      isAnswered = true
      return granted ? work() : 'busy'
    }
    return await locks.request(lock, { ifAvailable: !waits }, run).catch((error: unknown) => {
      if (isAnswered) throw error
      return work()
    })
  } finally {
    held.delete(name)
  }
}

function forget(lobby: Lobby, name: string, key: string, found: Found) {
  lobby.ports.localStorage.removeItem(storageKey(name))
  // A copy is posted: an object that is put into the state becomes a part of the proxy, and a proxy cannot be posted.
  const copy = {
    ...found,
    about: { ...found.about },
    ...(found.transfers && { transfers: structuredClone(found.transfers) }),
  }
  const ended: Ended = { type: 'intentionEnded', name, key, found: copy }
  lobby.ports.tabs.post(ended)
}

/** The key of the intention that this tab waits for, by its name; the lock may come before or after the message of its end. */
const awaitedOf = /* @__PURE__ */ perLobby(() => new Map<string, string>())

/**
 * Takes over what another tab says has ended. A tab that waited for the same answer says what came of it as well, or its form
 * would look as if nothing had been sent, and be sent again (BAL-05).
 */
export function hearEnded(lobby: Lobby, kind: IntentionKind, message: unknown) {
  const name = nameOf(lobby, kind)
  if (!isEnded(message) || message.name !== name || openIntention(lobby, kind)) return
  const state = intentionState(lobby, kind)
  const awaited = awaitedOf(lobby)
  const isAwaited = message.key !== undefined && awaited.get(name) === message.key
  if (!isAwaited && state.phase !== 'checking' && state.phase !== 'unknown') return
  awaited.delete(name)
  state.phase = 'idle'
  if (message.found) state.found = message.found
  void refresh(lobby)
}

/** What is the member's own is asked for again: the balance, the records, what may be claimed. */
const refresh = (lobby: Lobby) => lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })

/** Whether the backend takes keys; one that refuses the header is looked at by what it has recorded. */
export const takesKeys = ({ config }: Lobby) => config.headers?.intention !== ''

/** What calls of a kind have left with a backend that takes no keys. Few backends are such, so what reads it comes when it is asked for. */
async function tracesOf(lobby: Lobby, kind: IntentionKind, about: About) {
  const { readTraces } = await import('./records.queries.ts')
  return readTraces(lobby, kind, about)
}

/** What the backend says of an open intention; undefined while it does not say, or cannot be sure yet. */
async function askFor(
  lobby: Lobby,
  kind: IntentionKind,
  open: Intention,
): Promise<(Pick<Found, 'transfers'> & { isDone: boolean; orderId?: string }) | undefined> {
  if (!open.before) return write(lobby, closeIntentionMutationOptions(lobby), open.key)
  if (leftTrace(kind, open, await tracesOf(lobby, kind, open.about))) return { isDone: true }
  return lobby.ports.clock.now() - open.at >= SURELY_OVER_MS ? { isDone: false } : undefined
}

/**
 * Asks what came of an open intention; whoever calls holds it alone. The backend knows an intention by its member: what it says
 * while somebody else is logged in is no answer, and the intention stays open for whose it is.
 */
async function find(
  lobby: Lobby,
  kind: IntentionKind,
  owner: Owner,
  open: Intention,
): Promise<Exclude<Begun<unknown>, { outcome: 'answered' }>> {
  const { name, state } = owner
  const isOwners = () => nameOf(lobby, kind) === name
  Object.assign(state, { phase: 'checking', about: open.about })
  const now = lobby.ports.clock.now()
  // The clock of the device was set back: it is counted from now, or nobody would know before the time that the clock had.
  if (open.at > now) lobby.ports.localStorage.setItem(storageKey(name), JSON.stringify({ ...open, at: now }))
  const answer = isOwners() ? await askFor(lobby, kind, open).catch(() => undefined) : undefined
  if (!answer || !isOwners()) {
    state.phase = 'unknown'
    return { outcome: 'unknown' }
  }
  const outcome = answer.isDone ? 'done' : 'none'
  const { orderId, transfers } = answer
  const found: Found = { outcome, about: open.about, orderId, ...(transfers && { transfers }) }
  forget(lobby, name, open.key, found)
  Object.assign(state, { phase: 'idle', found })
  const refreshed = refresh(lobby)
  return outcome === 'done' ? { outcome, refreshed } : { outcome }
}

/**
 * Has something moved at most once (BAL-05). `send` makes the call with the key it is given. What the backend refuses is
 * thrown; where the answer is lost, it is asked what came of it. The intention stands on the device until that is known, so a
 * reload in between does not forget it, and none of its kind is begun before, in whatever tab. `amount` is what moves, in units
 * of the currency: a backend that takes no keys is looked at by what it has recorded, and knows it by that. Where `isSeen` says that
 * nobody sees the answer, as the form is gone, it is kept as one that was found; so it is where another member is there by then, to
 * whom it is `unknown`.
 */
export async function begin<Value>(
  lobby: Lobby,
  kind: IntentionKind,
  about: About,
  send: (key: string) => Promise<Value>,
  amount?: number,
  isSeen: () => boolean = () => true,
): Promise<Begun<Value>> {
  const name = nameOf(lobby, kind)
  const state = intentionState(lobby, kind)
  const begun = await alone(lobby, name, false, async (): Promise<Begun<Value>> => {
    const { localStorage, clock } = lobby.ports
    if (openIntention(lobby, kind)) return { outcome: 'busy' }
    const before = takesKeys(lobby) ? undefined : (await tracesOf(lobby, kind, about)).map(({ id }) => id)
    // Somebody else may have logged in while that was read.
    if (nameOf(lobby, kind) !== name) return { outcome: 'busy' }
    const intention: Intention = {
      key: newKey(),
      at: clock.now(),
      about,
      ...(amount !== undefined && { amount }),
      ...(before && { before }),
    }
    localStorage.setItem(storageKey(name), JSON.stringify(intention))
    Object.assign(state, { phase: 'sending', about, found: undefined })
    // A form that stayed open may be another member's by now.
    const isTheirs = () => !lobby.state.session || nameOf(lobby, kind) === name
    const end = (found: Found) => {
      forget(lobby, name, intention.key, found)
      Object.assign(state, { phase: 'idle', found: isTheirs() && isSeen() ? undefined : found })
    }
    try {
      const value = await send(intention.key)
      end(foundIn(about, value))
      return isTheirs() ? { outcome: 'answered', value, refreshed: refresh(lobby) } : { outcome: 'unknown' }
    } catch (error) {
      if (!isSurelyNotDone(error)) return find(lobby, kind, { name, state }, intention)
      end({ outcome: 'none', about, orderId: undefined })
      throw error
    }
  })
  return begun === 'busy' ? { outcome: 'busy' } : begun
}

/** Asks what came of the open intention of a kind, after the tab that sends it; what is found stands in its state (BAL-05). */
export async function settle(lobby: Lobby, kind: IntentionKind): Promise<Outcome | 'busy'> {
  if (!lobby.state.session) return 'unknown'
  const name = nameOf(lobby, kind)
  const state = intentionState(lobby, kind)
  const before = openIntention(lobby, kind)
  if (before && !heldOf(lobby).has(name)) {
    awaitedOf(lobby).set(name, before.key)
    // The state changes before the lock is free, because another tab may hold it for long.
    if (state.phase === 'idle') Object.assign(state, { phase: 'checking', about: before.about })
  }
  return alone(lobby, name, true, async () => {
    const open = openIntention(lobby, kind)
    if (!open) {
      state.phase = 'idle'
      return 'none'
    }
    return (await find(lobby, kind, { name, state }, open)).outcome
  })
}
