import { fieldLabel, type SecurityConfig, usePaymentPassword } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SecurityCenter.module.css'

/** The payment password, set for the first time or changed (MEM-07). */
export function PaymentPasswordForm({ config, onSaved }: { config: SecurityConfig; onSaved: () => void }) {
  const text = useText()
  const form = usePaymentPassword(config, onSaved)
  const input = useInput(form)
  const reveal = { show: text('password.show'), hide: text('password.hide') }
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <p className={styles.note}>{text('security.paymentNote')}</p>
      {form.fields.map((name) => (
        <TextField key={name} {...input(name)} required label={text(fieldLabel(name))} reveal={reveal} />
      ))}
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
        {text('security.save')}
      </Button>
    </form>
  )
}
