import type { MoneyCode } from '../../core/failure.rules.ts'
import type { MessageId } from '../../core/message.ts'

/** What the refusals of a key say; without a text it is an unknown error. */
export const INTENTION_TEXTS: Readonly<Record<Extract<MoneyCode, `intention.${string}`>, MessageId | undefined>> = {
  'intention.closed': 'intention_closed',
  'intention.reused': undefined,
}
