import type { GrantFormResult } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Agents.module.css'

/** The rates that a form grants, one a category (AGENT-07). */
export function RateFields({ rates }: Pick<GrantFormResult, 'rates'>) {
  const text = useText()
  return (
    <fieldset className={styles.rates}>
      <legend>{text('open.rates')}</legend>
      {rates.map(({ gameType, label, most, problem, field: { onChange, 'aria-invalid': _, ...field } }) => (
        <TextField
          key={gameType}
          {...field}
          onValueChange={(value) => onChange({ target: { value } })}
          dir="ltr"
          label={text(label)}
          hint={text('open.most', { most })}
          error={problem && text(problem)}
        />
      ))}
    </fieldset>
  )
}
