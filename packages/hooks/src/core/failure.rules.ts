import { type ApiErrorKind, type ErrorCode, isApiError } from '@lobbykit/sdk'
import type { Message, MessageId } from './message.ts'

// Each room has the texts of its own codes, so that the first screen does not load them.

/** Codes of login, registration and passwords; their texts stand in `auth`. */
export type AuthCode = Extract<
  ErrorCode,
  `${'login' | 'register' | 'provider' | 'sms' | 'affiliate' | 'referrer' | 'agent' | 'member' | 'modify'}.${string}`
>

/** Codes of the member's own data; their texts stand in `account`. */
export type ProfileCode = Extract<
  ErrorCode,
  'email.taken' | 'icon.unknown' | `${'payee' | 'payment' | 'card' | 'kyc'}.${string}`
>

/** Codes of money that moves; their texts stand in `cashier` and `money/once`. */
export type MoneyCode = Extract<ErrorCode, `${'intention' | 'withdraw' | 'deposit' | 'transfer' | 'limit'}.${string}`>

/** Codes of the member's records; their texts stand in `cashier/records`. */
export type RecordCode = Extract<ErrorCode, `record.${string}`>

/** Codes of promotions, missions and rebates; their texts stand in `promotions`. */
export type PromotionCode = Extract<ErrorCode, `${'promotion' | 'mission' | 'rebate'}.${string}`>

/** Codes of bets on lotteries; their texts stand in `lottery`. */
export type LotteryCode = Extract<ErrorCode, `lottery.${string}`>

/** Codes of teams and their contracts; their texts stand in `agents`. */
export type AgentCode = Extract<ErrorCode, `${'downline' | 'contract' | 'rain'}.${string}`>

/** The texts of some codes. */
export type FailureTexts = Readonly<Partial<Record<string, MessageId | undefined>>>

type CommonCode = Exclude<ErrorCode, AuthCode | ProfileCode | MoneyCode | RecordCode | PromotionCode | LotteryCode | AgentCode>

/** The texts of the codes that any part of the site may meet. */
const TEXTS = {
  'permission.denied': 'no_permission',
  'feature.off': 'no_permission',
  'system.maintenance': 'upgrading',
  'trial.not.allowed': 'actual_account',
  'session.ended': 'not_logged_in',
  'session.expired': 'not_logged_in',
  'token.invalid': 'not_logged_in',
  'region.restricted': 'blocked_region',
} as const satisfies Partial<Record<CommonCode, MessageId>>

/**
 * The codes without a text here: the form or page that gets one has its own text, or the text of the kind or status of the
 * error is enough.
 */
const TOLD_ELSEWHERE: Record<Exclude<CommonCode, keyof typeof TEXTS>, true> = {
  'message.not.found': true,
  'game.not.found': true,
  'request.invalid': true,
  'server.error': true,
}

/** The texts of failures without an answer. */
const KINDS: Readonly<Partial<Record<ApiErrorKind, MessageId>>> = {
  network: 'network_failed',
  timeout: 'slow_connection',
  unloaded: 'load_retry',
}

const hasText = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code)

/** Whether a code is one of those that any part of the site may meet. */
export const isCommonCode = (code: string): code is CommonCode => hasText(code) || Object.hasOwn(TOLD_ELSEWHERE, code)

/**
 * What to tell a player about a failed call. Known reasons have their texts, those of one room in `more`; a missing network,
 * missing code and a busy backend have theirs, and everything else is an unknown error: a raw code is never shown (LOGIN-14).
 */
export function failureMessage(error: unknown, more: FailureTexts = {}): Message {
  if (!isApiError(error)) return { id: 'unknown_error' }
  const { code = '' } = error
  const known = Object.hasOwn(more, code) ? more[code] : hasText(code) ? TEXTS[code] : undefined
  if (known) return { id: known }
  return { id: KINDS[error.kind] ?? (error.status === 503 ? 'upgrading' : 'unknown_error') }
}

/**
 * What a form tells about a failed call. Code that only this call needs, its facts or its cipher, is loaded with it: without a
 * network that fails first, and then the network is the reason.
 */
export const formFailure = (error: unknown, isOnline: boolean, more?: FailureTexts): Message =>
  !isOnline && isUnloaded(error) ? { id: 'network_failed' } : failureMessage(error, more)

const isUnloaded = (error: unknown) => isCipherFailure(error) || (isApiError(error) && error.kind === 'unloaded')

/** The `meta` of a read whose refusals are final, so that asking again does not help; each code with its text. */
export const lastingRefusals = (refusals: FailureTexts): { refusals: FailureTexts } => ({ refusals })

/**
 * Why a read was refused for good: the member lacks a permission, or the `meta` of the read names the code as final
 * ({@link lastingRefusals}). Undefined where asking again may help (ERR-03).
 */
export function refusalOf(error: unknown, meta: Record<string, unknown> = {}): Message | undefined {
  const { code = '' } = isApiError(error) ? error : {}
  const own = (meta as Partial<ReturnType<typeof lastingRefusals>>).refusals ?? {}
  const id = Object.hasOwn(own, code) ? own[code] : hasText(code) && TEXTS[code] === 'no_permission' ? TEXTS[code] : undefined
  return id && { id }
}

const namesCipher = (error: unknown): boolean => error instanceof Error && error.cause === 'bodyCipher'

/** Whether a call could not be sent because the port `bodyCipher` is missing. */
export const isMissingCipher = namesCipher

/** Whether a call could not be sent because the port `bodyCipher` failed. */
export const isCipherFailure = (error: unknown): boolean => isApiError(error) && namesCipher(error.cause)
