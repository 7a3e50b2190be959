import { VALIDATION_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import type { Message } from '../../core/message.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { useForgetDone } from '../../form/drafts.ts'
import { acceptTyped, type InputLook, inputLook } from '../../form/field.rules.ts'
import { bankCardsKey, securityConfigKey, securityConfigQueryOptions } from '../profile/profile.queries.ts'
import { toldBy } from '../profile/told.rules.ts'
import { type SavedFormResult, useSavedForm } from '../profile/useSavedForm.ts'
import { addBankCardMutationOptions, banksQueryOptions } from './cards.queries.ts'
import {
  type Bank,
  CARD_REFUSALS,
  cardDigits,
  cardNumberProblem,
  groupedCard,
  lastDigits,
  NEW_CARD_FIELDS,
  type NewCardField,
} from './cards.rules.ts'
import { useCardChange } from './useCardChange.ts'

/** The form of a new bank card. */
export interface AddCardResult extends SavedFormResult<NewCardField> {
  /** Whose the card is: the payee name, masked; undefined until it is known. */
  holder: string | undefined
  /** Banks to choose from, and how that list stands. */
  banks: ReadState & {
    /** The banks that issue cards; none until they are loaded. */
    list: readonly Bank[]
  }
}

const EMPTY: Record<NewCardField, string> = { bankCode: '', number: '', paymentPassword: '' }
const SECRET = ['paymentPassword'] as const
const NO_BANKS: readonly Bank[] = []

const CARD_NUMBER: InputLook = { type: 'tel', inputMode: 'numeric', autoComplete: 'cc-number' }
const look = (name: NewCardField) => (name === 'number' ? CARD_NUMBER : inputLook(name))
const accept = (name: NewCardField, text: string) => (name === 'number' ? groupedCard(text) : acceptTyped(name, text))

async function check(name: NewCardField, values: Record<NewCardField, string>): Promise<Message | undefined> {
  switch (name) {
    case 'bankCode':
      return values.bankCode === '' ? { id: 'bank_needed' } : undefined
    case 'number':
      return cardNumberProblem(values.number)
    case 'paymentPassword':
      return values.paymentPassword === '' ? { id: 'payment_needed' } : undefined
  }
}

/** The form of a new bank card, whose holder is the payee name (MEM-07). `onSaved` is called once it is there. */
export function useAddCard(onSaved: () => void): AddCardResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VALIDATION_RELOAD_MS)
  const { data: list = NO_BANKS, status, retry, refusal } = useMemberQuery(banksQueryOptions, { language })
  const { data: config } = useMemberQuery(securityConfigQueryOptions, undefined)
  const { change, stillUnknown, found } = useCardChange()
  const refresh = () => {
    void lobby.queryClient.invalidateQueries({ queryKey: bankCardsKey })
    void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
  }
  const { recheck, ...form } = useSavedForm<NewCardField>({
    initial: EMPTY,
    draft: 'newCard',
    secret: SECRET,
    fields: NEW_CARD_FIELDS,
    check,
    accept,
    look,
    told: (error, rules) => toldBy(error, CARD_REFUSALS, rules),
    async send({ bankCode, number, paymentPassword }) {
      const body = { bankCode, number: cardDigits(number), paymentPassword }
      return change({ card: lastDigits(body.number), change: 'add' }, (intention) =>
        write(lobby, addBankCardMutationOptions(lobby), { ...body, intention }),
      ).finally(refresh)
    },
    onSaved,
  })
  // The found change may be the card that is still typed in this form: then it was added, and the form does what it does after
  // any added card.
  const isOwn = found?.about.change !== 'remove' && found?.about.card === lastDigits(cardDigits(form.values.number))
  useForgetDone(isOwn ? found : undefined, onSaved)
  const field = (name: NewCardField) => {
    const props = form.field(name)
    if (name !== 'number') return props
    const onChange: typeof props.onChange = (event) => {
      props.onChange(event)
      // A letter in the number is reported while one types; a number that is too short is reported only when the field is left.
      if (/[^\p{Nd}\s-]/u.test(event.target.value)) recheck(name)
    }
    return { ...props, onChange }
  }
  return {
    ...form,
    refusal: stillUnknown(form.refusal),
    field,
    holder: config?.payeeName,
    banks: { list, status, retry, refusal },
  }
}
