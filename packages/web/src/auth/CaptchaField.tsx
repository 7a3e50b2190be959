import type { CaptchaResult } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import type { FormInput } from '../shared/form/useInput.ts'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'

interface Props {
  readonly input: FormInput
  readonly captcha: CaptchaResult
}

/** The captcha and its picture; a tap on the picture draws another (LOGIN-04, REG-13). */
export function CaptchaField({ input, captcha }: Props) {
  const text = useText()
  return (
    <TextField
      {...input}
      required
      label={text('label_captcha')}
      trailing={
        <button
          type="button"
          className={styles.captcha}
          onClick={captcha.refresh}
          aria-label={text('captcha.refresh')}
          aria-busy={captcha.isFetching || undefined}
        >
          {captcha.image ? (
            <img src={captcha.image} alt="" width="120" height="44" />
          ) : (
            text(captcha.status === 'failed' ? 'load_retry' : 'sheet.loading')
          )}
        </button>
      }
    />
  )
}
