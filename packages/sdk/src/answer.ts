import { ApiError } from './apiError.ts'
import type { Flaw, Guard } from './guard.ts'
import { observe } from './observe.ts'
import { DEFAULT_HEADERS, type SdkOptions, SESSION_ENDED_CODES } from './options.ts'

type Judging = Pick<SdkOptions, 'onFlaws' | 'onSessionEnded' | 'sessionEndedCodes' | 'errorCodes' | 'headers'>
/** The call an answer belongs to. */
export interface Asked {
  /** The contract's operationId. */
  operation: string
  guard: Guard
  /** The token that was sent. */
  token: string | undefined
}

/** What came back: a status, and the body where it is JSON. */
export interface Reply {
  body: unknown
  response: Response
}

/** A checked value, and whether all of it was as the contract says. */
export interface Answer {
  value: unknown
  isFlawless: boolean
}

/**
 * The JSON of a body; undefined for anything else. The parser's own error is not passed on, because it quotes the body, which
 * may hold a token.
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value of a successful call, checked against the contract. Everything else becomes an {@link ApiError}: the one place
 * that decides what success is (`response.ok` and `success`), because an empty error body reads like no error (ERR-02).
 */
export function answerValue({ body, response }: Reply, asked: Asked, options: Judging): Answer {
  const answer = isRecord(body) ? body : undefined
  const codes = options.errorCodes ?? {}
  const contractCode = (sent: string) => (Object.hasOwn(codes, sent) && codes[sent]) || sent
  const sent = typeof answer?.errorCode === 'string' ? answer.errorCode : undefined
  const code = sent === undefined ? undefined : contractCode(sent)
  const { operation, token } = asked
  const { status } = response
  const refused = answer?.success === false
  const requestId = () => response.headers.get(options.headers?.requestId ?? DEFAULT_HEADERS.requestId) ?? undefined

  if (!response.ok || refused) {
    const endings: readonly string[] = options.sessionEndedCodes ?? SESSION_ENDED_CODES
    // A merchant may list a code that he maps, too.
    const sessionEnded = token !== undefined && (status === 401 || endings.some((ending) => ending === sent || ending === code))
    const kind = refused && status < 500 ? 'refused' : 'http'
    // Only a refusal has facts to tell; what else stands in a failed answer may be anything, a session too.
    const value = refused ? answer.value : undefined
    const failure = new ApiError(kind, { operation, status, code, value, requestId: requestId(), sessionEnded })
    if (sessionEnded) observe(() => options.onSessionEnded?.(failure, token))
    throw failure
  }
  // A call that promises nothing may say so by having no body.
  if (status === 204 && !asked.guard.has(operation)) return NOTHING
  const malformed = () => new ApiError('malformed', { operation, status, requestId: requestId() })
  if (answer?.success !== true) throw malformed()
  if (!asked.guard.has(operation)) return NOTHING
  const flaws: Flaw[] = []
  const kept = asked.guard.keeps(operation, answer.value, flaws, contractCode)
  if (flaws.length) observe(() => options.onFlaws?.(operation, flaws))
  if (!kept) throw malformed()
  return { value: answer.value, isFlawless: flaws.length === 0 }
}

const NOTHING: Answer = { value: undefined, isFlawless: true }

/** An answer as it is offered to be kept: one with flaws, or that says nothing, is not whole. */
export const wholeness = ({ value, isFlawless }: Answer) => ({ value, whole: isFlawless && saysAnything(value) })

/** Whether anything stands in a value: lists and objects of nothing but empty ones say nothing (APP-22). */
const saysAnything = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysAnything) : (value ?? '') !== ''

/** Whether a value is, without any flaw, what an operation answers with. */
export function isWholeAnswer(value: unknown, { operation, guard }: Pick<Asked, 'operation' | 'guard'>): boolean {
  const flaws: Flaw[] = []
  return guard.keeps(operation, value, flaws) && flaws.length === 0 && saysAnything(value)
}
