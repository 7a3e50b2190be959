import type { ParamsOption, RequestBodyOption } from 'openapi-fetch'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** What a caller may add to any call. */
export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's own reason. */
  signal?: AbortSignal | null | undefined
  /** Asks the backend although an answer is kept (x-cache): always, or where the kept one will not do. */
  reload?: boolean | ((kept: unknown) => boolean) | undefined
  /** Further headers; those that follow from the contract cannot be changed. */
  headers?: Record<string, string> | Iterable<readonly [string, string]> | undefined
  /** Milliseconds until each attempt of this call counts as failed, instead of the SDK's; from 0, else the call is `invalid`. */
  timeoutMs?: number | undefined
  /**
   * Extra attempts of this call, from 0, instead of the SDK's. A call that changes something is repeated only where this says so:
   * the backend may have done it although its answer was lost. One that moves something (x-once) never is.
   */
  retries?: number | undefined
  /**
   * Names what the caller wants done, for a call that moves something (x-once): 16 to 64 letters, digits or hyphens. The
   * backend does what one key asks for at most once, however often it hears of it (BAL-05).
   */
  intention?: string | undefined
}

/** A call as it is given, whatever its types say. */
export interface Init extends CallOptions {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown> } | undefined
  body?: unknown
}

type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<M, Described> ? Path : never
}[keyof Paths]
// The shape of openapi-typescript's operations; its fields differ from one to the next.
type Described = Record<string | number, unknown>
type OperationOf<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<M, infer O extends Described> ? O : never

type InitOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & CallOptions
/** What a call takes after its path; optional where nothing has to be given. */
export type Arguments<Operation> =
  CallOptions extends InitOf<Operation> ? [init?: InitOf<Operation>] : [init: InitOf<Operation>]

// Taken as it stands, so that the entities of the contract keep their names.
type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never
type ValueIn<Body> = Body extends { success: true; value: infer V } ? V : Body extends { success: true } ? undefined : never
/** What a call gives. */
export type Value<Operation> = ValueIn<Answer<Operation>>

type AnyCall<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: Arguments<OperationOf<Paths, Path, M>>
) => Promise<Value<OperationOf<Paths, Path, M>>>

type PathsThatNeedNoInit<Paths, M extends Method> = {
  [Path in PathsWith<Paths, M>]: [] extends Arguments<OperationOf<Paths, Path, M>> ? Path : never
}[PathsWith<Paths, M>]

/**
 * What an editor completes the arguments of a call by: while these are still wrong, TypeScript goes by the first signature there is.
 * A call that is right never has this `this`, and is taken for one of the signatures after it.
 */
export type UnfinishedCall<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  this: 'of no call',
  path: Path,
  ...init: Arguments<OperationOf<Paths, Path, M>>
) => Promise<Value<OperationOf<Paths, Path, M>>>

/**
 * What an error explains a wrong call by: the last signature that takes as many arguments, else that of another path. The first one
 * here is for a call that lacks its arguments.
 */
export interface WrongCall<Paths, M extends Method> extends AnyCall<Paths, M> {
  <Path extends PathsThatNeedNoInit<Paths, M>>(path: Path): Promise<Value<OperationOf<Paths, Path, M>>>
}

/** The calls of one gateway by method and path. Each gives the checked value, or rejects with an `ApiError`. */
export interface Gateway<Paths> {
  GET: AnyCall<Paths, 'get'>
  POST: AnyCall<Paths, 'post'>
  PUT: AnyCall<Paths, 'put'>
  DELETE: AnyCall<Paths, 'delete'>
}

type Send = (method: Method, path: string, init?: Init) => Promise<unknown>

/** Gives `send` the types of a gateway: what it may be asked for, and what it then answers with; the guards see to it that it does. */
export function gatewayOf<Calls>(send: Send): Calls
export function gatewayOf(send: Send): unknown {
  const call = (method: Method) => (path: string, init?: Init) => send(method, path, init)
  return { GET: call('get'), POST: call('post'), PUT: call('put'), DELETE: call('delete') }
}
