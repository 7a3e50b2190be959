import type { WpsSchemas } from '@lobbykit/sdk'
import { useMemo } from 'react'
import type { Message } from '../../core/message.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import type { ReadResult, ReadState } from '../../core/useLobbyQuery.ts'
import { categoryLabel } from '../../games/catalog/vendors.rules.ts'
import { NO_KINDS } from './filter.rules.ts'
import {
  isEmptyProfit,
  OTHER,
  type ProfitPart,
  type ProfitUnit,
  profitParts,
  profitUnit,
  type Share,
  sharesOf,
} from './profit.rules.ts'
import { profitAndLossQueryOptions } from './records.queries.ts'
import { type RecordFilterResult, useRecordFilter } from './useRecordFilter.ts'
import { type RecordTexts, useRecordTexts } from './useRecords.ts'

/** Categories that a picture tells apart. */
const MOST_SHARES = 6

/** Sums of wins and losses over the whole range. */
export type ProfitTotals = WpsSchemas['ProfitAndLoss']['totals']

/** A category's part of all stakes. */
export interface CategoryShare extends Share {
  /** Name of the category. */
  label: Message
  /** Whether it is what is left over beside the largest categories. */
  isRest: boolean
}

/** The member's profit and loss. */
export interface ProfitAndLossResult extends ReadState {
  /** Which days are counted, and the ways to change that (BAL-07). */
  filter: RecordFilterResult<never>
  /** Puts amounts into words. */
  texts: RecordTexts
  /** Sums of the range; undefined until they are here. */
  totals: ProfitTotals | undefined
  /** Whether nobody played and no bonus came in the range; false until that is known. */
  isEmpty: boolean
  /** Days, weeks or months of the range without a gap, the oldest first. */
  parts: readonly ProfitPart[]
  /** How long each of the `parts` is. */
  unit: ProfitUnit
  /** Where the stakes went, the largest part first. */
  shares: readonly CategoryShare[]
}

/** What the member won and lost by day and by category, by the query of the address (BAL-07). */
export function useProfitAndLoss(search: string): ProfitAndLossResult {
  const filter = useRecordFilter(search, 'profitAndLoss', NO_KINDS)
  const { days, timeZone } = filter
  return useProfitView(filter, useMemberQuery(profitAndLossQueryOptions, { days, timeZone }))
}

/** Profit and loss of the days of a filter, shaped for pictures (BAL-07). */
export function useProfitView(
  filter: RecordFilterResult<never>,
  { data, status, retry, refusal }: ReadResult<WpsSchemas['ProfitAndLoss']>,
): ProfitAndLossResult {
  const { days, timeZone } = filter
  const parts = useMemo(() => profitParts(data?.days ?? [], days), [data, days])
  const shares = useMemo(() => {
    const stakes = (data?.categories ?? []).map(({ gameType: key, stake: amount }) => ({ key, amount }))
    return sharesOf(stakes, MOST_SHARES).map((share) => ({
      ...share,
      isRest: share.key === OTHER,
      label: share.key === OTHER ? ({ id: 'record_other' } as const) : categoryLabel(share.key),
    }))
  }, [data])
  return {
    filter,
    texts: useRecordTexts(timeZone),
    totals: data?.totals,
    isEmpty: data !== undefined && isEmptyProfit(data.totals),
    parts,
    unit: profitUnit(days),
    shares,
    status,
    retry,
    refusal,
  }
}
