import { type RecordFilterResult, useOwnRange } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useInput } from '../../form/useInput.ts'
import styles from './RecordPage.module.css'

/** Two days of one's own; what is wrong with them stands at the field. */
export function OwnRange({ filter }: { filter: Pick<RecordFilterResult<never>, 'days' | 'today' | 'chooseDays'> }) {
  const text = useText()
  const form = useOwnRange(filter)
  const input = useInput({ ...form, hint: () => undefined })
  return (
    <form className={styles.own} onSubmit={(event) => void form.submit(event)} noValidate>
      <TextField {...input('from')} max={form.max} label={text('label_from')} />
      <TextField {...input('to')} max={form.max} label={text('label_to')} />
      <Button type="submit" block>
        {text('records.show')}
      </Button>
    </form>
  )
}
