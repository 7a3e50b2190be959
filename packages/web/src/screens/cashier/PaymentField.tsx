import type { MoneyForm } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { inputProps } from '../../shared/form/inputProps.ts'
import { Refusal } from '../../shared/form/Refusal.tsx'
import { TextField } from '../../ui/TextField.tsx'

type PaidForm = Pick<MoneyForm<'paymentPassword', never>, 'field' | 'problem' | 'refusal'>

/** The payment password, and why the last attempt was refused. */
export function PaymentField({ form }: { form: PaidForm }) {
  const text = useText()
  const password = { field: form.field('paymentPassword'), problem: form.problem('paymentPassword') }
  return (
    <>
      <TextField
        {...inputProps(password, text)}
        required
        label={text('label_paymentPassword')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <Refusal message={form.refusal} />
    </>
  )
}
