import { TextField } from '../../ui/TextField.tsx'
import { useText } from '../useText.ts'
import styles from './Entry.module.css'
import type { FormInput } from './useInput.ts'

interface Props {
  readonly input: FormInput
  readonly captcha: {
    readonly image: string | undefined
    readonly isFetching: boolean
    readonly isFailed: boolean
    readonly refresh: () => unknown
  }
}

/** The captcha and its picture; a tap on the picture draws another (LOGIN-04, REG-13). */
export function CaptchaField({ input, captcha }: Props) {
  const text = useText()
  return (
    <TextField
      {...input}
      required
      inputMode="numeric"
      autoComplete="off"
      label={text('field.captcha')}
      trailing={
        <button
          type="button"
          className={styles.captcha}
          onClick={() => void captcha.refresh()}
          aria-label={text('captcha.refresh')}
          aria-busy={captcha.isFetching || undefined}
        >
          {captcha.image ? (
            <img src={captcha.image} alt="" width="120" height="44" />
          ) : (
            text(captcha.isFailed ? 'load_retry' : 'sheet.loading')
          )}
        </button>
      }
    />
  )
}
