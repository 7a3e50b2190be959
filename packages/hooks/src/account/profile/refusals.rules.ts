import type { FailureTexts, ProfileCode } from '../../core/failure.rules.ts'
import type { MessageId } from '../../core/message.ts'

const TEXTS: Record<ProfileCode, MessageId> = {
  'email.taken': 'email_taken',
  'payee.locked': 'payee_locked',
  'payee.missing': 'payee_missing',
  'payment.missing': 'payment_missing',
  'payment.wrong': 'payment_wrong',
  'payment.locked': 'payment_locked',
  'card.held': 'card_held',
  'card.most': 'card_most',
  'card.unknown': 'card_gone',
  'card.bank.unknown': 'bank_unknown',
  'icon.unknown': 'unknown_error',
  'kyc.age.unconfirmed': 'age_unconfirmed',
  'kyc.document.missing': 'document_missing',
  'kyc.sent': 'kyc_sent',
}

/** The texts of the codes by which a change of the member's own data is refused (MEM-07). */
export const PROFILE_TEXTS: FailureTexts = TEXTS
