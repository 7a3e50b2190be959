import { useCallback, useMemo } from 'react'
import type { Message } from '../../core/message.ts'
import { type AddressName, pathOf } from '../../core/navigation/addresses.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type RecordFilter, recordFilterOf, recordSearchOf, type WiderFilter, widerThan } from './filter.rules.ts'
import { type DayRange, daysOf, FIRST_RANGE, QUICK_RANGES, type QuickRange, rangeLabel } from './ranges.rules.ts'
import { useToday } from './useToday.ts'

/** The filter of a record, and every way to change it. */
export interface RecordFilterResult<Kind extends string> {
  /** The days that are shown, first and last included. */
  days: DayRange
  /** The quick range that was chosen; undefined for days of one's own. */
  quick: QuickRange | undefined
  /** The ranges that one tap chooses, in their order. */
  quickRanges: readonly {
    /** Which range it is, to be given to `chooseQuick`. */
    id: QuickRange
    /** Name of the range. */
    label: Message
  }[]
  /** Today, as YYYY-MM-DD in the member's time zone; the next day begins by itself. */
  today: string
  /** IANA name of the member's time zone. */
  timeZone: string
  /** What the record is narrowed to; undefined for all. */
  kind: Kind | undefined
  /** What it can be narrowed to, in its order. */
  kinds: readonly Kind[]
  /** Shows one of the quick ranges. */
  chooseQuick: (quick: QuickRange) => void
  /** Shows days of one's own; `useOwnRange` is the form that checks them. */
  chooseDays: (days: DayRange) => void
  /** Narrows the record to one kind; undefined shows all. */
  chooseKind: (kind: Kind | undefined) => void
  /** What to look at where this finds nothing; undefined where nothing is left. */
  wider:
    | {
        /** All kinds again, or last month. */
        to: WiderFilter
        /** Shows it. */
        show: () => void
      }
    | undefined
}

/**
 * The filter of a record over its address, so that back and reload keep it (BAL-07). Changes replace the history's entry: one
 * step back leaves the record. Days are those of the member's own calendar.
 * `kept` is what else stands in the address, and stays there; `first` the range of an address that names none.
 */
export function useRecordFilter<Kind extends string>(
  search: string,
  address: AddressName,
  kinds: readonly Kind[],
  kept: Readonly<Record<string, string>> = NOTHING_KEPT,
  first: QuickRange = FIRST_RANGE,
): RecordFilterResult<Kind> {
  const lobby = useLobby()
  const { timeZone, today } = useToday()
  const filter = useMemo(() => recordFilterOf(search, kinds, today, first), [search, kinds, today, first])
  const days = useMemo(() => daysOf(filter.range, today), [filter, today])
  const show = useCallback(
    (next: RecordFilter<Kind>) => {
      const query = [new URLSearchParams(kept).toString(), recordSearchOf(next, first)].filter(Boolean).join('&')
      lobby.ports.navigate(query ? `${pathOf(address)}?${query}` : pathOf(address), { replace: true })
    },
    [lobby, address, kept, first],
  )
  const to = widerThan(filter)
  return {
    days,
    quick: filter.range.quick,
    quickRanges: CHOICES,
    today,
    timeZone,
    kind: filter.kind,
    kinds,
    chooseQuick: (quick) => show({ ...filter, range: { quick } }),
    chooseDays: ({ from, to }) => show({ ...filter, range: { from, to } }),
    chooseKind: (kind) => show({ ...filter, kind }),
    wider: to && {
      to,
      show: () => show(to === 'allKinds' ? { ...filter, kind: undefined } : { ...filter, range: { quick: to } }),
    },
  }
}

const NOTHING_KEPT = {}
const CHOICES = QUICK_RANGES.map((id) => ({ id, label: rangeLabel(id) }))
