import type { PhoneResetResult } from '@lobbykit/hooks'
import styles from '../../../auth/Auth.module.css'
import { CodeField } from '../../../auth/CodeField.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { BLANK } from '../../../shared/onDevice.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** A number, the code that it is sent, and the new password (FORGOT-03). */
export function PhoneForm({ form }: { readonly form: PhoneResetResult }) {
  const text = useText()
  const input = useInput(form)
  const mobile = input('mobileNum')
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <div className={styles.fields}>
        {/* The hint comes with the site's rules: its line is kept, so that what is below does not move. */}
        <TextField {...mobile} required label={text('label_mobileNum')} hint={mobile.hint ?? BLANK} />
        <CodeField input={input('verificationCode')} required disabled={!form.isCodeSent} sms={form.sms} />
        <TextField
          {...input('newPassword')}
          required
          label={text('label_newPassword')}
          reveal={{ show: text('password.show'), hide: text('password.hide') }}
        />
      </div>
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'} disabled={!form.canSubmit}>
        {text('forgot.set')}
      </Button>
    </form>
  )
}
