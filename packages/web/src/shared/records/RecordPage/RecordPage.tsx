import type { RecordsResult } from '@lobbykit/hooks'
import { useRef, useState } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LaterDialog } from '../../LaterSheet.tsx'
import { QueryView, useWaits } from '../../QueryView.tsx'
import { useScrollPlace } from '../../useScrollPlace.ts'
import { NoRecords } from './NoRecords.tsx'
import { RecordFilter } from './RecordFilter.tsx'
import { RecordList } from './RecordList.tsx'
import styles from './RecordPage.module.css'
import type { Detail, RecordRow, Total } from './rows.ts'

const recordSheet = lazyPart(async () => (await import('./RecordSheet.tsx')).RecordSheet)
const WAITING_ROWS = 8

interface Props<Item, Totals, Kind extends string> {
  /** The query of the address. */
  search: string
  record: RecordsResult<Item, Totals, Kind>
  /** Names the list. */
  label: string
  idOf: (item: Item) => string
  rowOf: (item: Item) => RecordRow
  detailsOf: (item: Item) => readonly Detail[]
  totalsOf: (totals: Totals) => readonly Total[]
}

/** A page of records: what they are narrowed to, their sums, and the records by day; a tap opens one (BAL-07). */
export function RecordPage<Item, Totals, Kind extends string>(props: Props<Item, Totals, Kind>) {
  const { search, record, label, idOf, rowOf, detailsOf, totalsOf } = props
  const { filter, days, total, totals } = record
  const waits = useWaits(record)
  const rows = useRef<WindowVirtualizerHandle>(null)
  const place = useScrollPlace(search, !waits && days.length > 0, () => rows.current?.cache)
  // The record is kept when its sheet closes, because the sheet still shows it while it moves away.
  const [opened, setOpened] = useState<{ item: Item; isOpen: boolean }>()
  return (
    <div className={styles.page}>
      <RecordFilter filter={filter} />
      <QueryView of={record} waiting={<Waiting />} empty={days.length === 0 && <NoRecords {...filter} />}>
        {totals && <Totals count={total ?? 0} totals={totalsOf(totals)} />}
        <RecordList
          key={search}
          list={rows}
          cache={place}
          record={record}
          today={filter.today}
          label={label}
          idOf={idOf}
          rowOf={rowOf}
          intent={recordSheet}
          onOpen={(item) => setOpened({ item, isOpen: true })}
        />
      </QueryView>
      {opened && (
        <LaterDialog
          part={recordSheet}
          of={{
            row: rowOf(opened.item),
            details: detailsOf(opened.item),
            open: opened.isOpen,
            onClose: () => setOpened({ ...opened, isOpen: false }),
          }}
        />
      )}
    </div>
  )
}

function Totals({ count, totals }: { count: number; totals: readonly Total[] }) {
  const text = useText()
  return (
    <section className={styles.totals} aria-label={text('records.totals')}>
      <dl className={styles.sums}>
        {totals.map(({ label, amount, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money text={amount} tone={tone ?? 'plain'} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.count}>{text('records.count', { count })}</p>
    </section>
  )
}

/** What stands there until the first page is here, in its measures. */
function Waiting() {
  const text = useText()
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="block" height="92px" />
      <Skeleton shape="row" height="64px" count={WAITING_ROWS} />
    </div>
  )
}
