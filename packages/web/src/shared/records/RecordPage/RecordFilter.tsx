import { type QuickRange, type RecordFilterResult, recordLabel } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { Chips } from '../../../ui/Chips.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LaterPart } from '../../LaterPart.tsx'
import { onDevice } from '../../onDevice.ts'
import styles from './RecordPage.module.css'
import { useDayNames } from './useDayNames.ts'

const ownRange = lazyPart(async () => (await import('./OwnRange.tsx')).OwnRange)
const OWN = 'own'
const ALL = 'all'

/** The days and the kind that a record is narrowed to; the address carries both (BAL-07). */
export function RecordFilter<Kind extends string>({ filter }: { filter: RecordFilterResult<Kind> }) {
  const text = useText()
  const names = useDayNames()
  const { days, quick, quickRanges, chooseQuick, kind, kinds, chooseKind } = filter
  // The range that was shown when the visitor asked for days of their own; once another range shows, that no longer counts.
  const [insteadOf, setInsteadOf] = useState<QuickRange>()
  if (insteadOf !== undefined && insteadOf !== quick) setInsteadOf(undefined)
  const isOwn = quick === undefined || quick === insteadOf
  const choose = (id: string) => {
    const chosen = quickRanges.find((each) => each.id === id)
    setInsteadOf(chosen ? undefined : quick)
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
      {isOwn && <LaterPart part={ownRange} of={{ filter }} waiting={<Skeleton shape="block" height="160px" />} />}
      {kinds.length > 0 && (
        <Chips
          label={text('records.kind')}
          value={kind ?? ALL}
          items={[{ id: ALL, label: text('tab_all') }, ...kinds.map((id) => ({ id, label: text(recordLabel(id)) }))]}
          onSelect={(id) => chooseKind(kinds.find((each) => each === id))}
        />
      )}
      <p className={styles.days}>
        {onDevice(
          days.from === days.to
            ? names.full(days.from)
            : text('records.days', { from: names.full(days.from), to: names.full(days.to) }),
        )}
      </p>
    </div>
  )
}
