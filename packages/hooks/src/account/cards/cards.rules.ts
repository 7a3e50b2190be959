import type { WpsSchemas } from '@lobbykit/sdk'
import { toDigits } from '../../core/language/language.rules.ts'
import type { Message } from '../../core/message.ts'
import type { ToldAt } from '../profile/told.rules.ts'
import type { SecurityConfig, SecuritySheetId } from '../security/security.rules.ts'
import type { ObstacleWords } from '../security/securityWay.rules.ts'

/** A member's bank card; its number is masked. */
export type BankCard = WpsSchemas['BankCard']
/** A bank that a card may be of. */
export type Bank = WpsSchemas['Bank']
/** A field of the form of a new card (MEM-07). */
export type NewCardField = 'bankCode' | 'number' | 'paymentPassword'

/** The fields of that form, in their order. */
export const NEW_CARD_FIELDS: readonly NewCardField[] = ['bankCode', 'number', 'paymentPassword']

/** Digits that a card's number has at least and at most. */
export const CARD_LEAST_DIGITS = 12
export const CARD_MOST_DIGITS = 19

/** Digits that are read as one group. */
const GROUP_DIGITS = 4
/** Letters that the field of a number takes, right or wrong: what is pasted may be anything. */
const TYPED_MOST = 40

/** The digits of a number as it is typed, of whatever script, without what stands between its groups and without marks of direction. */
export const cardDigits = (typed: string): string => toDigits(typed).replace(/[\s\p{Cf}-]/gu, '')

/** A number as it is shown while one types: in groups of four. Something that is no number stays as it is typed (MEM-07). */
export function groupedCard(typed: string): string {
  const digits = cardDigits(typed)
  if (!/^\d*$/.test(digits)) return typed.slice(0, TYPED_MOST)
  return (digits.slice(0, TYPED_MOST).match(new RegExp(`.{1,${GROUP_DIGITS}}`, 'g')) ?? []).join(' ')
}

/** What is wrong with a card's number: letters in it, or too few or too many digits (MEM-07). */
export function cardNumberProblem(typed: string): Message | undefined {
  const digits = cardDigits(typed)
  if (/\D/.test(digits)) return { id: 'card_digits' }
  if (digits.length >= CARD_LEAST_DIGITS && digits.length <= CARD_MOST_DIGITS) return undefined
  return { id: 'card_number', values: { least: CARD_LEAST_DIGITS, most: CARD_MOST_DIGITS } }
}

/** The digits of a number, masked or not, that tell a card from the others. */
export const lastDigits = (number: string): string => number.slice(-GROUP_DIGITS)

/**
 * What stands in the way of another card: `payeeName` and `paymentPassword` must be set first, `full` says that there are as many
 * cards as there may be.
 */
export type CardObstacle = Extract<SecuritySheetId, 'payeeName' | 'paymentPassword'> | 'full'

/** What an obstacle says, and the part of the security centre that removes it; undefined where nothing does. */
export const CARD_OBSTACLES: Readonly<Record<CardObstacle, ObstacleWords>> = {
  payeeName: { message: 'payee_missing', part: { id: 'payeeName', label: 'label_payeeName' } },
  paymentPassword: { message: 'payment_missing', part: { id: 'paymentPassword', label: 'label_paymentPassword' } },
  full: { message: 'card_most' },
}

/** What must be set before a card can be added, the first thing first; undefined where nothing is missing (MEM-07). */
export function cardObstacle(config: SecurityConfig): CardObstacle | undefined {
  if (!config.payeeName) return 'payeeName'
  if (!config.paymentPassword) return 'paymentPassword'
  return config.bankCards >= config.mostBankCards ? 'full' : undefined
}

/** Refusals of a new card that are told at a field (MEM-07). */
export const CARD_REFUSALS: ToldAt<NewCardField> = {
  'register.field.invalid': ['number'],
  'card.held': ['number', 'card_held'],
  'card.bank.unknown': ['bankCode', 'bank_unknown'],
  'payment.wrong': ['paymentPassword', 'payment_wrong'],
}
