import type { MoneyForm } from '@lobbykit/hooks'
import { Refusal } from '../../auth/Refusal.tsx'
import { useText } from '../../intl/IntlProvider.tsx'
import { TextField } from '../../ui/TextField.tsx'

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
        required
        label={text('label_paymentPassword')}
        error={problem && text(problem)}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <Refusal message={form.refusal} />
    </>
  )
}
