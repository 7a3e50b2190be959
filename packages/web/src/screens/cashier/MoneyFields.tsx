import type { MoneyForm } from '@lobbykit/hooks'
import { Refusal } from '../../auth/Refusal.tsx'
import { useText } from '../../intl/IntlProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Cashier.module.css'

type AnyForm = Pick<MoneyForm<'amount', never>, 'amount' | 'problem' | 'quick' | 'choose'>

/** The amount with its limits, and amounts to choose by one tap (BAL-03, BAL-04). */
export function AmountField({ form, hint }: { form: AnyForm; hint: string }) {
  const text = useText()
  const { onChange, 'aria-invalid': _, ...input } = form.amount
  const problem = form.problem('amount')
  const chosen = form.quick.find(({ isChosen }) => isChosen)
  return (
    <div className={styles.amount}>
      <TextField
        {...input}
        onValueChange={(value) => onChange({ target: { value } })}
        dir="ltr"
        enterKeyHint="done"
        required
        label={text('cashier.amount')}
        hint={hint}
        error={problem && text(problem)}
      />
      {form.quick.length > 0 && (
        <Chips
          wrap
          label={text('cashier.quick')}
          items={form.quick.map(({ amount, text: label }) => ({ id: String(amount), label }))}
          value={chosen ? String(chosen.amount) : ''}
          onSelect={(id) => form.choose(Number(id))}
        />
      )}
    </div>
  )
}

type PaidForm = Pick<MoneyForm<'paymentPassword', never>, 'field' | 'problem' | 'refusal'>

/** The payment password, and why the last attempt was refused. */
export function PaymentField({ form }: { form: PaidForm }) {
  const text = useText()
  const { onChange, 'aria-invalid': _, ...input } = form.field('paymentPassword')
  const problem = form.problem('paymentPassword')
  return (
    <>
      <TextField
        {...input}
        onValueChange={(value) => onChange({ target: { value } })}
        type="password"
        inputMode="numeric"
        // It is no login: a password manager would offer the wrong one.
        autoComplete="off"
        required
        label={text('field.paymentPassword')}
        error={problem && text(problem)}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <Refusal message={form.refusal} />
    </>
  )
}

type SentForm = Pick<MoneyForm<'amount', never>, 'status'>

/** Sends the form, but not while nobody knows what came of the last time (BAL-05). */
export function MoveButton({ form: { status }, children }: { form: SentForm; children: string }) {
  const isOpen = status === 'checking' || status === 'unknown'
  return (
    <Button type="submit" variant="primary" size="large" block busy={status === 'pending'} disabled={isOpen}>
      {children}
    </Button>
  )
}
