import type { WpsSchemas } from '@lobbykit/sdk'
import type { Message, MessageId } from '../../core/message.ts'
import { pathOf, type SitePath } from '../../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import type { RuledField } from '../../form/checkByRule.ts'
import type { ToldAt } from '../profile/told.rules.ts'

/** What the backend says of a member's security centre. */
export type SecurityConfig = WpsSchemas['SecurityConfig']

/** A part of the security centre that has a page of its own. */
export type LinkedId = 'loginPassword' | 'kyc' | 'limits'
/** A part of the security centre that opens in a sheet. */
export type SecuritySheetId = 'paymentPassword' | 'bankCards' | 'payeeName' | 'nickname' | 'email' | 'avatar'

/** How a part of the security centre stands. */
export interface ItemState {
  /** Whether it is set; undefined for a part that cannot be set or unset. */
  isSet: boolean | undefined
  /** What to say of it: its value, masked where it is secret, else how it stands; undefined for a part that cannot be set or unset. */
  state: Message | undefined
}
/** A part of the security centre: how it stands, and where it leads (MEM-07). */
export type SecurityItem = ItemState &
  (
    | {
        /** Which part it is. */
        id: LinkedId
        /** The path of its page. */
        path: SitePath
      }
    | {
        /** Which part it is. */
        id: SecuritySheetId
      }
  )

const PROOFS: Readonly<Record<string, MessageId>> = {
  none: 'security_not_set',
  waiting: 'kyc_waiting',
  approved: 'kyc_approved',
  refused: 'kyc_refused',
}

/** How far the proof of identity is; of a state that the product does not know it is said that it is set. */
function proofState(kyc: string): ItemState {
  const id = Object.hasOwn(PROOFS, kyc) ? PROOFS[kyc] : undefined
  return { isSet: kyc !== 'none', state: { id: id ?? 'security_set' } }
}

/** The parts of the security centre in their order, those that guard money first (MEM-07). */
export function securityItems(config: SecurityConfig): readonly SecurityItem[] {
  const hidden = (isSet: boolean): ItemState => ({ isSet, state: { id: isSet ? 'security_set' : 'security_not_set' } })
  const shown = (value: string | undefined): ItemState => (value ? { isSet: true, state: { text: value } } : hidden(false))
  const { bankCards, mostBankCards, kyc } = config
  return [
    { id: 'loginPassword', path: pathOf('changePassword'), ...hidden(config.loginPassword) },
    { id: 'paymentPassword', ...hidden(config.paymentPassword) },
    { id: 'payeeName', ...shown(config.payeeName) },
    { id: 'bankCards', isSet: bankCards > 0, state: { text: `${bankCards} / ${mostBankCards}` } },
    { id: 'nickname', ...shown(config.nickname) },
    { id: 'email', ...shown(config.email) },
    { id: 'avatar', ...hidden(config.icon === true) },
    { id: 'kyc', path: pathOf('kyc'), ...proofState(kyc) },
    { id: 'limits', path: pathOf('limits'), isSet: undefined, state: undefined },
  ]
}

const SHEETS: ReadonlySet<string> = new Set<SecuritySheetId>([
  'paymentPassword',
  'bankCards',
  'payeeName',
  'nickname',
  'email',
  'avatar',
])
const isSheet = (id: string): id is SecuritySheetId => SHEETS.has(id)

/** The part that an address of the security centre opens; undefined where it names none (MEM-07). */
export function openSheet(search: string): SecuritySheetId | undefined {
  const id = queryText(parseQuery(search), 'item')
  return isSheet(id) ? id : undefined
}

/** A field of the profile that is one line of text (MEM-07). */
export type ProfileFieldName = 'nickname' | 'email' | 'payeeName'

/** The server's rule of each field; here none may be empty, whatever its rule says. */
export const PROFILE_RULES: Record<ProfileFieldName, RuledField> = {
  nickname: { rule: 'nickname', fallback: 'nickname_format', required: true },
  email: { rule: 'email', fallback: 'email_format', required: true },
  payeeName: { rule: 'payeeName', fallback: 'name_format', required: true },
}

/** A payee name is set once: the cards are held by it (MEM-07; assumed). */
export const isLocked = (field: ProfileFieldName, { payeeName }: SecurityConfig): boolean =>
  field === 'payeeName' && Boolean(payeeName)

/**
 * Whether a field has what was sent, though no answer said so. A nickname is told as it is, the other fields only in part: of them, that
 * they are others than `before` (MEM-07).
 */
export const isFieldSaved = (
  field: ProfileFieldName,
  value: string,
  before: SecurityConfig | undefined,
  now: SecurityConfig,
): boolean =>
  field === 'nickname' ? now.nickname === value : before !== undefined && Boolean(now[field]) && now[field] !== before[field]

/** A field of the form that sets the payment password (MEM-07). */
export type PaymentPasswordField = 'oldPayment' | 'newPayment' | 'confirmPayment'

/** The fields of that form; the old one only where one is set (MEM-07). */
export const paymentFields = ({ paymentPassword }: SecurityConfig): readonly PaymentPasswordField[] =>
  paymentPassword ? ['oldPayment', 'newPayment', 'confirmPayment'] : ['newPayment', 'confirmPayment']

/** A payment password is checked by its rule, the old one, too: it was one once. */
export const PAYMENT_RULE: RuledField = { rule: 'paymentPassword', fallback: 'payment_format', required: true }

/** Refusals of a field of the profile that are told at the field (MEM-07). */
export const profileRefusals = (field: ProfileFieldName): ToldAt<ProfileFieldName> => ({
  'register.field.invalid': [field],
  'email.taken': [field, 'email_taken'],
})

/** Refusals of a payment password that are told at a field (MEM-07). */
export const PAYMENT_REFUSALS: ToldAt<PaymentPasswordField> = {
  'payment.wrong': ['oldPayment', 'payment_wrong'],
  'modify.new.old.same': ['newPayment', 'password_same'],
  'register.field.invalid': ['newPayment'],
}
