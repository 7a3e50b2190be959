import type { EmailResetResult } from '@lobbykit/hooks'
import styles from '../../../auth/Auth.module.css'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** A name and the e-mail address that belongs to it (FORGOT-02). */
export function EmailForm({ form }: { readonly form: EmailResetResult }) {
  const text = useText()
  const input = useInput(form)
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <div className={styles.fields}>
        <TextField {...input('username')} required label={text('label_username')} />
        <TextField {...input('email')} required label={text('label_email')} hint={text('forgot.emailHint')} />
      </div>
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
        {text('forgot.retrieve')}
      </Button>
    </form>
  )
}
