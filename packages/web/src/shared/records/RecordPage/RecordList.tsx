import type { RecordsResult } from '@lobbykit/hooks'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useText } from '../../../intl/IntlProvider.tsx'
import { type LazyPart, useIntent } from '../../../parts/lazyPart.ts'
import { classes } from '../../../ui/classes.ts'
import { Money } from '../../../ui/Money.tsx'
import { ListEnd } from '../../ListEnd.tsx'
import { LONG_LIST } from '../../longList.ts'
import styles from './RecordPage.module.css'
import type { RecordRow } from './rows.ts'
import { useDayNames } from './useDayNames.ts'

/** Heights in px until they are measured. */
const DAY_HEIGHT = 40
const ROW_HEIGHT = 66

type Pages = Pick<
  RecordsResult<unknown, unknown, never>,
  'total' | 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore' | 'retry'
>

interface Props<Item> {
  record: Pages & Pick<RecordsResult<Item, unknown, never>, 'days'>
  /** Today, as YYYY-MM-DD. */
  today: string
  label: string
  idOf: (item: Item) => string
  rowOf: (item: Item) => RecordRow
  onOpen: (item: Item) => void
  /** The part that a tap will need; it is loaded when a finger comes near. */
  intent: LazyPart<unknown>
  /** The handle of the list, by which the page keeps the place where it stands. */
  list: RefObject<WindowVirtualizerHandle>
  cache: CacheSnapshot | undefined
}

/** Records under their days, of which only those near the screen exist (BAL-07). */
export function RecordList<Item>({ record, today, label, idOf, rowOf, onOpen, intent, list, cache }: Props<Item>) {
  const text = useText()
  const names = useDayNames()
  const { days } = record
  const { lines, headings } = useMemo(() => {
    const flat: (string | { item: Item })[] = []
    const places: { day: string; place: number }[] = []
    for (const { day, items } of days) {
      places.push({ day, place: flat.length })
      flat.push(day, ...items.map((item) => ({ item })))
    }
    return { lines: flat, headings: places }
  }, [days])
  // The lines are of two heights. Their mean leaves the end of a short list where it stands when they are measured.
  const meanHeight = ROW_HEIGHT - ((ROW_HEIGHT - DAY_HEIGHT) * headings.length) / lines.length
  const nameOf = (day: string) => (day === today ? text('range_today') : names.full(day))
  const first = headings[0]?.day ?? ''
  const [held, setHeld] = useState(first)
  const follow = useCallback(() => {
    const handle = list.current
    if (!handle) return
    const top = handle.findItemIndex(handle.scrollOffset)
    setHeld(headings.findLast(({ place }) => place <= top)?.day ?? first)
  }, [list, headings, first])
  // What has come meanwhile may stand under another day, above the one that is named.
  useEffect(follow, [follow])
  return (
    <section className={styles.rows} aria-label={label}>
      <p className={styles.held} aria-hidden>
        {nameOf(held)}
      </p>
      <WindowVirtualizer ref={list} {...LONG_LIST} itemSize={meanHeight} onScroll={follow} {...(cache && { cache })}>
        {lines.map((line) =>
          typeof line === 'string' ? (
            <h2 key={line} className={styles.day}>
              {nameOf(line)}
            </h2>
          ) : (
            <Row key={idOf(line.item)} row={rowOf(line.item)} intent={intent} onOpen={() => onOpen(line.item)} />
          ),
        )}
      </WindowVirtualizer>
      <ListEnd of={record} said={text('records.end', { count: record.total ?? 0 })} />
    </section>
  )
}

function Row({ row, intent, onOpen }: { row: RecordRow; intent: LazyPart<unknown>; onOpen: () => void }) {
  const near = useIntent(intent)
  const { title, note, amount, tone, status } = row
  return (
    <button type="button" className={styles.row} {...near} onClick={onOpen}>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.note} dir="auto">
          {note}
        </span>
      </span>
      <span className={styles.amount}>
        <Money text={amount} tone={tone} />
        {status && <span className={classes(styles.status, styles[status.tone])}>{status.text}</span>}
      </span>
    </button>
  )
}
