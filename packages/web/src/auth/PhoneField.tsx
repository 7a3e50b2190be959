import { useText } from '../intl/IntlProvider.tsx'
import type { FormInput } from '../shared/form/useInput.ts'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'

interface Props {
  readonly input: FormInput
  readonly required: boolean
  readonly countries: readonly { readonly code: string; readonly dialingCode: string }[]
  readonly dialingCode: string
  readonly onDialingCode: (code: string) => void
}

/** A dialling code and a mobile number. */
export function PhoneField({ input, required, countries, dialingCode, onDialingCode }: Props) {
  const text = useText()
  return (
    <div className={styles.phone}>
      <Select
        label={text('field.country')}
        value={dialingCode}
        onValueChange={onDialingCode}
        options={countries.map((country) => ({
          value: country.dialingCode,
          label: `${country.code} +${country.dialingCode}`,
        }))}
      />
      <TextField {...input} required={required} label={text('label_mobileNum')} />
    </div>
  )
}
