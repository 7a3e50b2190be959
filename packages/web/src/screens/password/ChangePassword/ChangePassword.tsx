import { fieldLabel, useChangePassword } from '@lobbykit/hooks'
import styles from '../../../auth/Auth.module.css'
import { useText } from '../../../intl/IntlProvider.tsx'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const nothing = () => undefined

/** Whose password it is, and the new one (PSW-01). */
export function ChangePassword() {
  const text = useText()
  const form = useChangePassword()
  const input = useInput(form)
  const reveal = { show: text('password.show'), hide: text('password.hide') }
  return (
    <FormPage>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <div className={styles.fields}>
          <TextField
            name="username"
            readOnly
            value={form.userName}
            onValueChange={nothing}
            label={text('label_username')}
            autoComplete="username"
          />
          {form.fields.map((name) => (
            <TextField key={name} {...input(name)} required label={text(fieldLabel(name))} reveal={reveal} />
          ))}
        </div>
        <Refusal message={form.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
          {text('password.change')}
        </Button>
      </form>
    </FormPage>
  )
}
