import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { GAME_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { uniqueBy } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { AddressName } from '../../core/navigation/addresses.rules.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { momentIn } from '../../core/time/recordTime.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type PagedState, usePagedQuery } from '../../core/usePagedQuery.ts'
import { signedText } from '../../money/signed.rules.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { groupByDay, type RecordDay } from './moments.ts'
import type { QuickRange } from './ranges.rules.ts'
import type { RecordPage, RecordParams } from './records.queries.ts'
import { type RecordFilterResult, useRecordFilter } from './useRecordFilter.ts'

/** Puts what a record holds into words. */
export interface RecordTexts {
  /** An amount with its currency. */
  money: (amount: number) => string
  /** An amount without its decimals, where room is little. */
  whole: (amount: number) => string
  /** An amount whose sign matters: a plus or a minus stands before it. */
  signed: (amount: number) => string
  /** A moment (ms since 1970) in the member's time zone, as YYYY-MM-DD HH:mm. */
  moment: (ms: number) => string
  /** The time of day of a moment, as HH:mm. */
  time: (ms: number) => string
}

/** A record that grows at its end, with its filter and the sums of all that the filter finds. */
export interface RecordsResult<Item, Totals, Kind extends string> extends PagedState {
  /** Which days and kinds are shown, and the ways to change that (BAL-07). */
  filter: RecordFilterResult<Kind>
  /** What is here so far by calendar day, the newest first. */
  days: readonly RecordDay<Item>[]
  /** How many rows the whole range has; undefined until the first page is here. */
  total: number | undefined
  /** Sums of the whole range; undefined until the first page is here. */
  totals: Totals | undefined
  /** Puts the amounts and moments of the rows into words. */
  texts: RecordTexts
}

interface Options<Item, Totals, Kind extends string, Key extends QueryKey> {
  /** Where the record lives. */
  address: AddressName
  kinds: readonly Kind[]
  /** What else its address says; a change of the filter leaves it there. */
  kept?: Readonly<Record<string, string>>
  /** The range that shows where the address names none. */
  first?: QuickRange
  pages: (
    lobby: Lobby,
    params: RecordParams<Kind>,
  ) => UseInfiniteQueryOptions<RecordPage<Item, Totals>, Error, InfiniteData<RecordPage<Item, Totals>>, Key, number>
  idOf: (item: Item) => string
  /** When it happened, ms since 1970. */
  atOf: (item: Item) => number
}

/** How a record puts amounts and moments into words. */
export function useRecordTexts(timeZone: string): RecordTexts {
  const money = useMoneyText()
  const moment = (ms: number) => momentIn(timeZone, ms)
  return {
    money,
    whole: (amount) => money(amount, 0),
    signed: (amount) => signedText(amount, money),
    moment,
    time: (ms) => moment(ms).slice(-5),
  }
}

/**
 * What every record of the member has: a range of days and a kind that its address carries, pages that follow each other, and
 * sums (BAL-07). A page that failed ends the list; `retry` goes on from there.
 */
export function useRecords<Item, Totals, Kind extends string, Key extends QueryKey>(
  search: string,
  { address, kinds, kept, first: firstRange, pages, idOf, atOf }: Options<Item, Totals, Kind, Key>,
): RecordsResult<Item, Totals, Kind> {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const filter = useRecordFilter(search, address, kinds, kept, firstRange)
  const { days, timeZone, kind } = filter
  const options = pages(lobby, { language, days, timeZone, kind })
  const { data, status, hasMore, isLoadingMore, moreFailed, loadMore, retry, refusal } = usePagedQuery(options, isLoggedIn)
  const grouped = useMemo(() => {
    const items = uniqueBy(data?.pages.flatMap(({ list }) => list) ?? [], idOf)
    return groupByDay(items, atOf, timeZone)
  }, [data, timeZone, idOf, atOf])
  const first = data?.pages[0]
  return {
    filter,
    days: grouped,
    total: first?.total,
    totals: first?.totals,
    texts: useRecordTexts(timeZone),
    status,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    retry,
    refusal,
  }
}
