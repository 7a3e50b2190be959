import { type Refused, refuse } from '../answers.ts'
import type { Body } from '../operation.ts'
import type { CardRow, MemberRow, OrderCard } from '../rows.ts'
import { banks } from '../seed/banks.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { maskedCard, maskedName } from './mask.ts'
import { paymentRefusal } from './paymentPassword.ts'

/** Bank cards that a member may have. */
export const MOST_CARDS = 5
const CARD_NUMBER = /^\d{12,19}$/

/** A member's bank cards, the oldest first. */
export const cardsOf = (world: World, memberId: number): CardRow[] =>
  world.db.filter('card', (card) => card.memberId === memberId)

/** What an order keeps of the card it goes to. */
export const orderCard = ({ bankCode, number }: CardRow): OrderCard => ({ bankCode, end: number.slice(-4) })

/** A card as its member may see it. */
export function cardView({ id, bankCode, number }: CardRow, { details }: MemberRow, language: string) {
  const bank = banks[bankCode]
  return {
    id,
    bankCode,
    bankName: bank ? say(bank, language) : bankCode,
    number: maskedCard(number),
    holder: maskedName(details?.payeeName ?? ''),
  }
}

/** Why a card is not added. What the member can mend by typing comes after what is missing, the payment password last. */
export function newCardRefusal(
  world: World,
  member: MemberRow,
  { bankCode, number, paymentPassword }: Body<'addBankCard'>,
): Refused | undefined {
  if (!member.details?.payeeName) return refuse('payee.missing')
  if (!member.details.paymentPassword) return refuse('payment.missing')
  if (cardsOf(world, member.id).length >= MOST_CARDS) return refuse('card.most')
  if (!Object.hasOwn(banks, bankCode)) return refuse('card.bank.unknown')
  if (!CARD_NUMBER.test(number)) return refuse('register.field.invalid', { field: 'number' })
  const wrong = paymentRefusal(world, member, paymentPassword)
  if (wrong) return wrong
  // Told to nobody without the payment password: it says that somebody has this card.
  return world.db.find('card', (card) => card.number === number) ? refuse('card.held') : undefined
}
