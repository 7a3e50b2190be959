import type { MoneyForm } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Cashier.module.css'

type AnyForm = Pick<MoneyForm<'amount', never>, 'amount' | 'problem' | 'quick' | 'choose'>

/** The amount with its limits, and amounts to choose by one tap (BAL-03, BAL-04). */
export function AmountField({ form, hint }: { form: AnyForm; hint: string }) {
  const text = useText()
  const { onChange, 'aria-invalid': _, ...input } = form.amount
  const problem = form.problem('amount')
  return (
    <div className={styles.amount}>
      <TextField
        {...input}
        onValueChange={(value) => onChange({ target: { value } })}
        dir="ltr"
        enterKeyHint="done"
        required
        label={text('label_amount')}
        hint={hint}
        error={problem && text(problem)}
      />
      {form.quick.length > 0 && (
        <fieldset className={styles.quick}>
          <legend>{text('cashier.quick')}</legend>
          {form.quick.map(({ amount, text: label, isChosen }) => (
            <button key={amount} type="button" aria-pressed={isChosen} onClick={() => form.choose(amount)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

type SentForm = Pick<MoneyForm<'amount', never>, 'status' | 'load'>

/** Sends the form, but not before all is known for it, nor while nobody knows what came of the last time (BAL-05). */
export function MoveButton({ form: { status, load }, children }: { form: SentForm; children: string }) {
  const isOpen = status === 'checking' || status === 'unknown'
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      block
      busy={status === 'pending' || load.status === 'loading'}
      disabled={isOpen}
    >
      {children}
    </Button>
  )
}
