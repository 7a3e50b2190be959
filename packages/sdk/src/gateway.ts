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
type Arguments<Operation> = CallOptions extends InitOf<Operation> ? [init?: InitOf<Operation>] : [init: InitOf<Operation>]

// Taken as it stands, so that the entities of the contract keep their names.
type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never
type Value<Body> = Body extends { success: true; value: infer V } ? V : Body extends { success: true } ? undefined : never

type Call<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: Arguments<OperationOf<Paths, Path, M>>
) => Promise<Value<Answer<OperationOf<Paths, Path, M>>>>

/** The calls of one gateway by method and path. Each gives the checked value, or rejects with an `ApiError`. */
export interface Gateway<Paths> {
  GET: Call<Paths, 'get'>
  POST: Call<Paths, 'post'>
  PUT: Call<Paths, 'put'>
  DELETE: Call<Paths, 'delete'>
}

/** Gives `send` the types of a contract: what it may be asked for, and what it then answers with. */
export function gatewayOf<Paths>(send: (method: Method, path: string, init?: Init) => Promise<unknown>): Gateway<Paths> {
  // The guards see to it that an answer is what the types of its call say.
  function call<M extends Method, Path extends PathsWith<Paths, M>>(
    method: M,
    path: Path,
    ...init: Arguments<OperationOf<Paths, Path, M>>
  ): Promise<Value<Answer<OperationOf<Paths, Path, M>>>>
  function call(method: Method, path: string, init?: Init): Promise<unknown> {
    return send(method, path, init)
  }
  return {
    GET: (path, ...init) => call('get', path, ...init),
    POST: (path, ...init) => call('post', path, ...init),
    PUT: (path, ...init) => call('put', path, ...init),
    DELETE: (path, ...init) => call('delete', path, ...init),
  }
}
