import type { GrantFormResult } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { inputProps } from '../../shared/form/inputProps.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './RateFields.module.css'

/** The rates that a form grants, one a category (AGENT-07). */
export function RateFields({ rates }: Pick<GrantFormResult, 'rates'>) {
  const text = useText()
  return (
    <fieldset className={styles.rates}>
      <legend>{text('open.rates')}</legend>
      {rates.map(({ gameType, label, most, ...input }) => (
        <TextField
          key={gameType}
          {...inputProps(input, text)}
          dir="ltr"
          label={text(label)}
          hint={text('open.most', { most })}
        />
      ))}
    </fieldset>
  )
}
