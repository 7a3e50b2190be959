import type { ErrorCode } from '@lobbykit/sdk'
import { AGENT_TEXTS } from '../agents/refusals.rules.ts'
import { AUTH_TEXTS } from '../auth/refusals.rules.ts'
import { RECORD_TEXTS } from '../cashier/records/refusals.rules.ts'
import { failureMessage as commonMessage, isCommonCode } from '../core/failure.rules.ts'
import type { Message } from '../core/message.ts'
import { LOTTERY_TEXTS } from '../lottery/refusals.rules.ts'
import { PROMOTION_TEXTS } from '../promotions/claim/refusals.rules.ts'

const TEXTS = { ...AUTH_TEXTS, ...AGENT_TEXTS, ...RECORD_TEXTS, ...PROMOTION_TEXTS, ...LOTTERY_TEXTS }

/** Whether a code stands in the contract, and so has a text or the reason why not. */
export const isKnownCode = (code: string): code is ErrorCode => isCommonCode(code) || Object.hasOwn(TEXTS, code)

/** What to tell a player about a failed call, whichever part of the site made it: a raw code is never shown (LOGIN-14). */
export const failureMessage = (error: unknown): Message => commonMessage(error, TEXTS)
