import { type RecordFilterResult, recordLabel, useOwnRange } from '@lobbykit/hooks'
import { useState } from 'react'
import { useInput } from '../../../auth/useInput.ts'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './RecordPage.module.css'
import { useDayNames } from './useDayNames.ts'

const OWN = 'own'
const ALL = 'all'

/** The days and the kind that a record is narrowed to; the address carries both (BAL-07). */
export function RecordFilter<Kind extends string>({ filter }: { filter: RecordFilterResult<Kind> }) {
  const text = useText()
  const names = useDayNames()
  const { days, quick, quickRanges, chooseQuick, kind, kinds, chooseKind } = filter
  const [isOwn, setOwn] = useState(quick === undefined)
  const choose = (id: string) => {
    const chosen = quickRanges.find((each) => each.id === id)
    setOwn(!chosen)
    if (chosen) chooseQuick(chosen.id)
  }
  return (
    <div className={styles.filter}>
      <Chips
        label={text('records.range')}
        value={isOwn ? OWN : (quick ?? OWN)}
        items={[...quickRanges.map(({ id, label }) => ({ id, label: text(label) })), { id: OWN, label: text('records.own') }]}
        onSelect={choose}
      />
      {isOwn && <OwnRange key={`${days.from} ${days.to}`} filter={filter} />}
      {kinds.length > 0 && (
        <Chips
          label={text('records.kind')}
          value={kind ?? ALL}
          items={[{ id: ALL, label: text('tab_all') }, ...kinds.map((id) => ({ id, label: text(recordLabel(id)) }))]}
          onSelect={(id) => chooseKind(kinds.find((each) => each === id))}
        />
      )}
      <p className={styles.days}>
        {days.from === days.to
          ? names.full(days.from)
          : text('records.days', { from: names.full(days.from), to: names.full(days.to) })}
      </p>
    </div>
  )
}

/** Two days of one's own; what is wrong with them stands at the field. */
function OwnRange({ filter }: { filter: Pick<RecordFilterResult<never>, 'days' | 'today' | 'chooseDays'> }) {
  const text = useText()
  const form = useOwnRange(filter)
  const input = useInput({ ...form, hint: () => undefined })
  return (
    <form className={styles.own} onSubmit={(event) => void form.submit(event)} noValidate>
      <TextField {...input('from')} type="date" max={form.max} label={text('records.from')} />
      <TextField {...input('to')} type="date" max={form.max} label={text('records.to')} />
      <Button type="submit" block>
        {text('records.show')}
      </Button>
    </form>
  )
}
