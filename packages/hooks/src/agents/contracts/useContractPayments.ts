import { useLobby } from '../../core/useLobby.ts'
import { type PagesResult, usePages } from '../../core/usePages.ts'
import type { ContractKind } from './contractKinds.rules.ts'
import { contractPaymentsInfiniteQueryOptions } from './contracts.queries.ts'
import { type ShownPayment, useContractTexts } from './useContractTexts.ts'

const paymentIdOf = ({ paymentId }: { paymentId: string }) => paymentId

/** What contracts of a kind bring by period, page after page, the newest first (AGENT-07). */
export function useContractPayments(kind: ContractKind): PagesResult<ShownPayment> {
  const texts = useContractTexts(kind)
  const pages = usePages(contractPaymentsInfiniteQueryOptions(useLobby(), { kind }), paymentIdOf)
  return { ...pages, list: pages.list.map(texts.payment) }
}
