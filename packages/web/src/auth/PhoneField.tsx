import type { CountriesResult } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import type { FormInput } from '../shared/form/useInput.ts'
import { QueryView } from '../shared/QueryView.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'

interface Props {
  readonly input: FormInput
  readonly required: boolean
  readonly form: CountriesResult
}

/** A dialling code and a mobile number; a list of countries that did not come can be asked for again. */
export function PhoneField({ input, required, form }: Props) {
  const text = useText()
  return (
    <>
      <div className={styles.phone}>
        <Select
          label={text('field.country')}
          value={form.dialingCode}
          onValueChange={form.setDialingCode}
          options={form.countries.map((country) => ({
            value: country.dialingCode,
            label: `${country.code} +${country.dialingCode}`,
          }))}
        />
        <TextField {...input} required={required} label={text('label_mobileNum')} />
      </div>
      <QueryView of={form.countriesLoad} compact>
        {null}
      </QueryView>
    </>
  )
}
