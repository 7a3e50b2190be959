import { useAddCard } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SecurityCenter.module.css'
import { useCaretInGroups } from './useCaretInGroups.ts'

const nothing = () => undefined

/** The form of a new bank card, whose holder is the payee name (MEM-07). */
export function AddCard({ onDone }: { onDone: () => void }) {
  const text = useText()
  const form = useAddCard(onDone)
  const cancel = () => {
    form.discard()
    onDone()
  }
  const input = useInput(form)
  const { ref: _, hint: __, ...bank } = input('bankCode')
  const number = useCaretInGroups(input('number'))
  return (
    <QueryView of={form.banks} compact>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextField
          readOnly
          value={form.holder ?? ''}
          onValueChange={nothing}
          label={text('cards.holder')}
          hint={text('cards.holderHint')}
        />
        <Select
          {...bank}
          ref={form.field('bankCode').ref}
          required
          label={text('label_bankCode')}
          placeholder={text('bank_needed')}
          options={form.banks.list.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField {...number} required label={text('label_number')} />
        <TextField
          {...input('paymentPassword')}
          required
          label={text('label_paymentPassword')}
          reveal={{ show: text('password.show'), hide: text('password.hide') }}
        />
        <Refusal message={form.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
          {text('cards.add')}
        </Button>
        <Button block onClick={cancel}>
          {text('cancel')}
        </Button>
      </form>
    </QueryView>
  )
}
