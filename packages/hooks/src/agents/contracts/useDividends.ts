import type { WpsSchemas } from '@lobbykit/sdk'
import { NO_KINDS } from '../../cashier/records/filter.rules.ts'
import { type RecordsResult, useRecords } from '../../cashier/records/useRecords.ts'
import { dividendsInfiniteQueryOptions } from './dividends.queries.ts'
import { DIVIDEND_RANGE } from './dividendsAt.queries.ts'
import { type ShownPayment, useContractTexts } from './useContractTexts.ts'

/** What a dividend brought in a half month. */
export type Dividend = WpsSchemas['ContractPayment']

/** Dividends by half month, and their sums. */
export interface DividendsResult extends RecordsResult<Dividend, WpsSchemas['ContractPaymentPage']['totals'], never> {
  /** A dividend in words. */
  shown: (dividend: Dividend) => ShownPayment
}

const OPTIONS = {
  address: 'agentDividend',
  kinds: NO_KINDS,
  first: DIVIDEND_RANGE,
  pages: dividendsInfiniteQueryOptions,
  idOf: ({ paymentId }: Dividend) => paymentId,
  atOf: ({ from }: Dividend) => from,
} as const

/** What dividends brought in a range of days, by the query of the address (AGENT-07). */
export function useDividends(search: string): DividendsResult {
  return { ...useRecords(search, OPTIONS), shown: useContractTexts('dividend').payment }
}
