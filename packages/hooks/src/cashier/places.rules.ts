import { isApiError } from '@lobbykit/sdk'
import type { Message } from '../core/message.ts'

/** Fields of money forms that a refusal may belong to. */
export type PlacedField = 'amount' | 'cardId' | 'paymentPassword'

const PLACES: Readonly<Record<string, { name: PlacedField; message: Message }>> = {
  'payment.wrong': { name: 'paymentPassword', message: { id: 'payment_wrong' } },
  'card.unknown': { name: 'cardId', message: { id: 'card_unknown' } },
  'withdraw.balance.short': { name: 'amount', message: { id: 'balance_short' } },
  'withdraw.amount.limits': { name: 'amount', message: { id: 'amount_limits' } },
  'deposit.amount.limits': { name: 'amount', message: { id: 'amount_limits' } },
  'transfer.amount.limits': { name: 'amount', message: { id: 'amount_limits' } },
  'limit.deposit': { name: 'amount', message: { id: 'limit_deposit' } },
}

const placeAt = (error: unknown) =>
  isApiError(error) && error.code !== undefined && Object.hasOwn(PLACES, error.code) ? PLACES[error.code] : undefined

/** The field of a form that a refusal belongs to, with what to say there; undefined where it belongs to none of these. */
export function placeOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: Message } | undefined {
  const place = placeAt(error)
  const name = names.find((each) => each === place?.name)
  return place && name && { name, message: place.message }
}
