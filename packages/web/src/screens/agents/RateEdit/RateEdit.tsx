import { useEditRates } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Agents.module.css'
import { RateFields } from '../RateFields.tsx'

interface Props {
  readonly account: string
  readonly onSaved: () => void
}

/** The rates of a member as a form, once one's own and those of the member are known (AGENT-07). */
export function RateEdit({ account, onSaved }: Props) {
  const text = useText()
  const form = useEditRates(account, onSaved)
  return (
    <QueryView of={form.load} compact waiting={<Skeleton shape="row" height="64px" count={4} />}>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <RateFields {...form} />
        <p className={styles.note}>{text('rates.booked')}</p>
        <Refusal message={form.refusal} />
        <Button type="submit" variant="primary" size="large" block busy={form.status === 'pending'}>
          {text('rates.save')}
        </Button>
      </form>
    </QueryView>
  )
}
