import { useText } from '../intl/IntlProvider.tsx'
import type { FormInput } from '../shared/form/useInput.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'

interface Props {
  readonly input: FormInput
  readonly required: boolean
  /** Until a code was sent there is nothing to type (FORGOT-03). */
  readonly disabled?: boolean
  readonly sms: {
    readonly status: 'idle' | 'sending' | 'counting'
    readonly secondsLeft: number
    readonly send: () => Promise<boolean>
  }
}

/** The code that came by SMS, and the link that sends one until a countdown takes its place (LOGIN-05). */
export function CodeField({ input, required, disabled, sms }: Props) {
  const text = useText()
  return (
    <TextField
      {...input}
      required={required}
      disabled={disabled}
      label={text('label_verificationCode')}
      trailing={
        sms.status === 'counting' ? (
          <span className={styles.countdown} role="timer">
            {text('sms.seconds', { seconds: sms.secondsLeft })}
          </span>
        ) : (
          <Button size="small" variant="ghost" busy={sms.status === 'sending'} onClick={() => void sms.send()}>
            {text('sms.get')}
          </Button>
        )
      }
    />
  )
}
