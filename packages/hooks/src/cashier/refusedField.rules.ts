import { isApiError } from '@lobbykit/sdk'
import { failureMessage } from '../core/failure.rules.ts'
import type { Message } from '../core/message.ts'
import { CASHIER_TEXTS } from './refusals.rules.ts'

/** The field of a money form that a refusal belongs to. */
const FIELDS: Readonly<Record<string, 'amount' | 'cardId' | 'paymentPassword'>> = {
  'payment.wrong': 'paymentPassword',
  'card.unknown': 'cardId',
  'withdraw.balance.short': 'amount',
  'withdraw.amount.limits': 'amount',
  'deposit.amount.limits': 'amount',
  'transfer.amount.limits': 'amount',
  'limit.deposit': 'amount',
}

/** The field of a form that a refusal belongs to, with what to say there; undefined where it belongs to none of these. */
export function refusedField<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: Message } | undefined {
  const code = (isApiError(error) && error.code) || ''
  const name = Object.hasOwn(FIELDS, code) ? names.find((each) => each === FIELDS[code]) : undefined
  return name && { name, message: failureMessage(error, CASHIER_TEXTS) }
}
