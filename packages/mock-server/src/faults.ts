import { failure, jsonResponse, type RefusalCode, refuse } from './answers.ts'
import { isErrorCode } from './contract.ts'
import type { OperationId } from './operation.ts'

/**
 * How a call goes wrong. `500`, `401`: that status. `drop`: no answer, nothing done. `lost`: done, but the answer never
 * arrives. `hang`: no answer until the caller gives up. `slow`: three seconds later. `flaky`: every other call fails, the
 * first one too. The others answer 200 with something the contract does not allow: `malformed` (broken JSON), `html`, `null`,
 * `empty-object`, `string`, `garbled` (the real answer with every type but that of lists changed), `empty-body`. A code
 * of the contract refuses the call so, whatever the backend would say.
 */
export type FaultKind =
  | '500'
  | '401'
  | 'drop'
  | 'lost'
  | 'hang'
  | 'malformed'
  | 'html'
  | 'null'
  | 'empty-object'
  | 'string'
  | 'garbled'
  | 'empty-body'
  | 'slow'
  | 'flaky'
  | RefusalCode

export const faultKinds = [
  '500',
  '401',
  'drop',
  'lost',
  'hang',
  'malformed',
  'html',
  'null',
  'empty-object',
  'string',
  'garbled',
  'empty-body',
  'slow',
  'flaky',
] as const satisfies readonly FaultKind[]

/** A call of the contract, a call of the launched game, or `*` for all of them. */
export type FaultTarget = OperationId | 'playPage' | 'playState' | 'playRound' | '*'

export const SLOW_FAULT_MS = 3_000

interface Fault {
  kind: FaultKind
  left: number
  calls: number
}

/** A fault that is set; `times` says how often it still happens, and is absent where it does for good. */
export interface SetFault {
  target: FaultTarget
  kind: FaultKind
  times?: number
}

export interface Faults {
  set(target: FaultTarget, kind: FaultKind, times?: number): void
  clear(): void
  /** The calls that go wrong, in the order in which they were set. */
  list(): SetFault[]
  /** The fault of this call, counted down; one set for the call itself goes before one set for all. */
  take(target: Exclude<FaultTarget, '*'>): FaultKind | undefined
}

export function createFaults(): Faults {
  const faults = new Map<FaultTarget, Fault>()
  return {
    set: (target, kind, times = Number.POSITIVE_INFINITY) => faults.set(target, { kind, left: times, calls: 0 }),
    clear: () => faults.clear(),
    list: () =>
      [...faults].map(([target, { kind, left }]) => ({ target, kind, ...(Number.isFinite(left) && { times: left }) })),
    take(target) {
      const key = faults.has(target) ? target : '*'
      const fault = faults.get(key)
      if (!fault) return undefined
      fault.left -= 1
      fault.calls += 1
      if (fault.left <= 0) faults.delete(key)
      if (fault.kind === 'flaky') return fault.calls % 2 === 1 ? '500' : undefined
      return fault.kind
    },
  }
}

const text = (body: string, type = 'application/json') => new Response(body, { status: 200, headers: { 'Content-Type': type } })

const BROKEN: Partial<Record<FaultKind, () => Response>> = {
  '500': () => failure(500, 'server.error', 'internal error'),
  '401': () => failure(401, 'session.ended'),
  drop: () => Response.error(),
  malformed: () => text('{"success":true,"value":{"games":[{"nodeId":1,'),
  html: () => text('<!doctype html><title>Gateway</title><h1>It works</h1>', 'text/html'),
  null: () => text('null'),
  'empty-object': () => text('{}'),
  string: () => text('"hello"'),
  'empty-body': () => text(''),
}

/** The answer of a fault that keeps the call from being done at all. */
export function brokenAnswer(kind: FaultKind): Response | undefined {
  if (!isErrorCode(kind)) return BROKEN[kind]?.()
  const { status, ...body } = refuse(kind)
  return jsonResponse(status, body)
}

/** The same shape with every type changed: numbers become text, text becomes numbers; a list stays one, of such items. */
export function garble(value: unknown): unknown {
  if (typeof value === 'number') return `n${value}`
  if (typeof value === 'string') return value.length
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(garble)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, garble(inner)]))
}

/** Resolves when the caller gives up. */
export const abandoned = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
