import { failure, jsonResponse, type Outcome, RefusedError, refuse } from './answers.ts'
import { catchUp } from './catchUp.ts'
import { answerFlaw, bodyFlaw, coerce, parameterFlaw, type Violation } from './check.ts'
import { type ContractOperation, pathValues } from './contract.ts'
import { decipher } from './decipher.ts'
import { once } from './domain/intentions.ts'
import { endSession, findSession, tokenRefusal } from './domain/sessions.ts'
import { handlers } from './handlers/index.ts'
import type { Call } from './operation.ts'
import type { World } from './world.ts'

export interface HandleSettings {
  checkContract: 'throw' | 'report' | 'off'
  allowPlainBodies: boolean
  /** The only merchant code that is answered; any when absent. */
  merchant: string | undefined
  /** Where launch addresses point to; default: the origin of the request. */
  origin: string | undefined
  language: string
  report(violation: Violation): void
}

type Input = { query: Record<string, unknown>; path: Record<string, unknown>; body: unknown }
type Asked = Input & { doubled: string | undefined }

/** Names what a caller wants done, for calls that move something. */
const INTENTION = 'Idempotency-Key'
const KEY = /^[A-Za-z0-9-]{16,64}$/

/** The type that the contract gives sealed bodies. */
const SEALED_TYPE = 'application/vnd.lobbykit.sealed'
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const mediaTypeOf = ({ headers }: Request) => headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()

const invalid = (message: string) => failure(400, 'request.invalid', message)

/** Parameters an operation declares become typed; an empty text where a number belongs counts as absent. */
function readQuery({ parameters }: ContractOperation, url: URL): Record<string, unknown> {
  const values = [...url.searchParams].flatMap(([name, text]): [string, unknown][] => {
    const parameter = parameters.find((each) => each.name === name)
    if (text === '' && parameter && parameter.type !== 'string') return []
    return [[name, parameter ? coerce(parameter, text) : text]]
  })
  // Entries, not assignments: a parameter named __proto__ is one like any other, and none of the contract's.
  return Object.fromEntries(values)
}

/** The name that stands more than once; a backend and what stands before it may each read another one of them. */
function doubled(entries: URLSearchParams): string | undefined {
  const names = [...entries.keys()]
  return names.find((name, index) => names.indexOf(name) !== index)
}

function readPath(operation: ContractOperation, { pathname }: URL): Record<string, unknown> {
  const values = Object.entries(pathValues(operation, pathname) ?? {}).map(([name, text]) => {
    const parameter = operation.pathParameters.find((each) => each.name === name)
    return [name, parameter ? coerce(parameter, text) : text]
  })
  return Object.fromEntries(values)
}

/** The body as data, or the reason why it cannot be read. */
async function readBody(
  operation: ContractOperation,
  request: Request,
  allowPlain: boolean,
): Promise<{ data: unknown } | string> {
  if (!operation.body) return { data: undefined }
  const text = await request.text()
  if (operation.body.form) {
    if (mediaTypeOf(request) !== FORM_TYPE) return `header Content-Type must be ${FORM_TYPE}`
    const form = new URLSearchParams(text)
    const twice = doubled(form)
    return twice === undefined ? { data: Object.fromEntries(form) } : `body ${twice} is given more than once`
  }
  try {
    if (!operation.encrypted) {
      if (mediaTypeOf(request) !== JSON_TYPE) return `header Content-Type must be ${JSON_TYPE}`
      return { data: JSON.parse(text) }
    }
    const header = request.headers.get('Encryption')
    if (!header) return 'header Encryption is missing'
    const isPlain = header === 'none'
    if (isPlain && !allowPlain) return 'a plain body is not allowed'
    const type = isPlain ? JSON_TYPE : SEALED_TYPE
    // What travels sealed says so: what stands before a backend may read bodies by their type.
    if (mediaTypeOf(request) !== type) return `header Content-Type must be ${type}`
    if (isPlain) return { data: JSON.parse(text) }
    return { data: JSON.parse(await decipher(header, text)) }
  } catch {
    return 'body cannot be read'
  }
}

/**
 * Why the session does not allow the call. A call that works without a token takes a bad one for none, unless the contract
 * lets it answer 401.
 */
function sessionRefusal({ token, answers }: ContractOperation, sent: string | undefined, world: World): Response | undefined {
  if (token === 'none') return undefined
  if (token === 'optional' && (!sent || !answers.has('401'))) return undefined
  return failure(401, sent ? tokenRefusal(world, sent) : 'session.ended')
}

const tokenOf = ({ parameters, token }: ContractOperation, request: Request, query: Record<string, unknown>) => {
  if (token === 'none') return undefined
  const name = parameters.find(({ isToken }) => isToken)?.name
  const inQuery = name && query[name]
  return request.headers.get('Authorization') ?? (typeof inQuery === 'string' && inQuery ? inQuery : undefined)
}

function run(operation: ContractOperation, call: unknown): Outcome<unknown> {
  try {
    // The one place where types meet data: query and body were just checked against the contract the types come from.
    return (handlers[operation.id] as (call: unknown) => Outcome<unknown>)(call)
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

/** Answers calls of the contract: reads, checks, asks the handler, checks again. */
export function createHandle(world: World, settings: HandleSettings) {
  const checks = settings.checkContract !== 'off'

  function requestFlaw(operation: ContractOperation, request: Request, input: Asked): string | undefined {
    const merchant = request.headers.get('Merchant')
    if (!merchant) return 'header Merchant is missing'
    if (settings.merchant !== undefined && merchant !== settings.merchant) return 'header Merchant names another merchant'
    if (operation.module && request.headers.get('Module') !== operation.module)
      return `header Module must be ${operation.module}`
    if (!checks) return undefined
    const key = operation.once && request.headers.get(INTENTION)
    if (key && !KEY.test(key)) return `header ${INTENTION} must be 16 to 64 letters, digits or hyphens`
    if (input.doubled !== undefined) return `query ${input.doubled} is given more than once`
    return (
      parameterFlaw(operation.pathParameters, input.path, 'path') ??
      parameterFlaw(operation.parameters, input.query, 'query') ??
      bodyFlaw(operation, input.body)
    )
  }

  function answer(operation: ContractOperation, outcome: Outcome<unknown>): Response {
    const { status, ...body } = outcome.success ? { ...outcome, status: 200 } : outcome
    const message = checks ? answerFlaw(operation, status, JSON.parse(JSON.stringify(body))) : undefined
    if (message) {
      settings.report({ operationId: operation.id, side: 'answer', message })
      if (settings.checkContract === 'throw') return failure(500, 'contract.broken', message)
    }
    return jsonResponse(status, body)
  }

  return async (operation: ContractOperation, request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const query = readQuery(operation, url)
    const path = readPath(operation, url)
    const body = await readBody(operation, request, settings.allowPlainBodies)
    // Nothing waits from here on, so two calls that arrive together cannot both act on the same facts.
    const token = tokenOf(operation, request, query)
    const session = token ? findSession(world, token) : undefined
    const refused = session ? undefined : sessionRefusal(operation, token, world)
    if (refused) return refused
    if (session && world.scenario.expired) {
      endSession(world, session.session)
      return failure(401, 'session.ended')
    }
    const message =
      typeof body === 'string'
        ? body
        : requestFlaw(operation, request, { query, path, body: body.data, doubled: doubled(url.searchParams) })
    if (message || typeof body === 'string') {
      if (checks) settings.report({ operationId: operation.id, side: 'request', message: message ?? 'unreadable' })
      return invalid(message ?? 'unreadable')
    }
    catchUp(world)
    const member = session && world.db.get('member', session.memberId)
    const call: Omit<Call<never>, 'query' | 'path' | 'body'> & Input = {
      world,
      query,
      path,
      body: body.data,
      session,
      member,
      language: typeof query.language === 'string' && query.language ? query.language : settings.language,
      origin: settings.origin ?? url.origin,
    }
    if (session && !member) return answer(operation, refuse('session.ended'))
    const key = (operation.once && request.headers.get(INTENTION)) || undefined
    if (!key || !member) return answer(operation, run(operation, call))
    const asked = { key, memberId: member.id, operation: operation.id, path, body: body.data }
    return answer(
      operation,
      once(world, asked, () => run(operation, call)),
    )
  }
}
