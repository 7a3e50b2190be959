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

/** A dialling code and a mobile number; without the list of countries the code of the home market goes along, and the list can be asked for again. */
export function PhoneField({ input, required, form }: Props) {
  const text = useText()
  const { countries, countriesLoad, dialingCode, setDialingCode } = form
  const options = countries.map(({ code, dialingCode: value }) => ({ value, label: `${code} +${value}` }))
  return (
    <>
      <div className={styles.phone}>
        <Select
          label={text('field.country')}
          value={dialingCode}
          onValueChange={setDialingCode}
          options={options.length > 0 ? options : [{ value: dialingCode, label: `+${dialingCode}` }]}
        />
        <TextField {...input} required={required} label={text('label_mobileNum')} />
      </div>
      <QueryView of={countriesLoad} compact>
        {null}
      </QueryView>
    </>
  )
}
