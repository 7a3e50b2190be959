import { fieldLabel, type RegisterResult, type ShownField } from '@lobbykit/hooks'
import styles from '../../../auth/Auth.module.css'
import { CaptchaField } from '../../../auth/CaptchaField.tsx'
import { CodeField } from '../../../auth/CodeField.tsx'
import { PhoneField } from '../../../auth/PhoneField.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { useInput } from '../../../shared/form/useInput.ts'
import { TextField } from '../../../ui/TextField.tsx'

/** The fields that the rules show, in their order (REG-03, REG-04). */
export function RegisterFields({ form }: { readonly form: RegisterResult }) {
  const text = useText()
  const input = useInput(form)
  const reveal = { show: text('password.show'), hide: text('password.hide') }
  function control({ name, required }: ShownField) {
    switch (name) {
      case 'mobileNum':
        return <PhoneField key={name} input={input(name)} required={required} form={form} />
      case 'verificationCode':
        return <CodeField key={name} input={input(name)} required={required} sms={form.sms} />
      case 'captcha':
        return form.captcha && <CaptchaField key={name} input={input(name)} captcha={form.captcha} />
      default:
        return <TextField key={name} {...input(name)} required={required} label={text(fieldLabel(name))} reveal={reveal} />
    }
  }
  return <div className={styles.fields}>{form.fields.map(control)}</div>
}
