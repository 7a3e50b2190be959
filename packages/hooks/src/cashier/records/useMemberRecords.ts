import type { WpsSchemas } from '@lobbykit/sdk'
import { BET_KINDS, MOVEMENT_KINDS, ORDER_KINDS, REBATE_KINDS } from './filter.rules.ts'
import {
  betsInfiniteQueryOptions,
  depositsInfiniteQueryOptions,
  movementsInfiniteQueryOptions,
  rebatesInfiniteQueryOptions,
  withdrawalsInfiniteQueryOptions,
} from './records.queries.ts'
import { type RecordsResult, useRecords } from './useRecords.ts'

/** A bet as the backend tells of it. */
export type Bet = WpsSchemas['Bet']
/** What the record of bets may be narrowed down to. */
export type BetKind = (typeof BET_KINDS)[number]
/** The bets of the member, with their filter and sums. */
export type BetsResult = RecordsResult<Bet, WpsSchemas['BetPage']['totals'], BetKind>

const BETS = {
  address: 'gameRecord',
  kinds: BET_KINDS,
  pages: betsInfiniteQueryOptions,
  idOf: ({ betId }: Bet) => betId,
  atOf: ({ playedAt }: Bet) => playedAt,
} as const

/** The member's bets, by the query of the address (BAL-07). */
export const useBets = (search: string): BetsResult => useRecords(search, BETS)

/** A movement of money as the backend tells of it; `amount` is negative for what goes out. */
export type Movement = WpsSchemas['Movement']
/** What the record of movements may be narrowed down to. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
/** The movements of the member's money, with their filter and sums. */
export type AccountRecordResult = RecordsResult<Movement, WpsSchemas['MovementPage']['totals'], MovementKind>

const MOVEMENTS = {
  address: 'transactionRecord',
  kinds: MOVEMENT_KINDS,
  pages: movementsInfiniteQueryOptions,
  idOf: ({ recordId }: Movement) => recordId,
  atOf: ({ createdAt }: Movement) => createdAt,
} as const

/** Every movement of the member's money, by the query of the address (BAL-07). */
export const useAccountRecord = (search: string): AccountRecordResult => useRecords(search, MOVEMENTS)

/** What deposits and withdrawals may be narrowed down to. */
export type OrderKind = (typeof ORDER_KINDS)[number]
/** Sums of deposits or withdrawals over the whole range. */
export type OrderTotals = WpsSchemas['OrderTotals']
/** A deposit as the backend tells of it. */
export type DepositRecord = WpsSchemas['DepositRecord']
/** The deposits of the member, with their filter and sums. */
export type DepositReportResult = RecordsResult<DepositRecord, OrderTotals, OrderKind>

const DEPOSITS = {
  address: 'depositReport',
  kinds: ORDER_KINDS,
  pages: depositsInfiniteQueryOptions,
  idOf: ({ orderId }: DepositRecord) => orderId,
  atOf: ({ createdAt }: DepositRecord) => createdAt,
} as const

/** The member's deposits and what became of them, by the query of the address (BAL-03, BAL-07). */
export const useDepositReport = (search: string): DepositReportResult => useRecords(search, DEPOSITS)

/** A withdrawal as the backend tells of it. */
export type WithdrawRecord = WpsSchemas['WithdrawRecord']
/** The withdrawals of the member, with their filter and sums. */
export type WithdrawReportResult = RecordsResult<WithdrawRecord, OrderTotals, OrderKind>

const WITHDRAWALS = {
  address: 'withdrawReport',
  kinds: ORDER_KINDS,
  pages: withdrawalsInfiniteQueryOptions,
  idOf: ({ orderId }: WithdrawRecord) => orderId,
  atOf: ({ createdAt }: WithdrawRecord) => createdAt,
} as const

/** The member's withdrawals and what became of them, by the query of the address (BAL-04, BAL-07). */
export const useWithdrawReport = (search: string): WithdrawReportResult => useRecords(search, WITHDRAWALS)

/** The categories that the record of rebates may be narrowed down to. */
export type RebateKind = (typeof REBATE_KINDS)[number]
/** A rebate that was claimed, as the backend tells of it. */
export type RebateRecord = WpsSchemas['RebateRecord']
/** The rebates that the member claimed, with their filter and sums. */
export type RebateReportResult = RecordsResult<RebateRecord, WpsSchemas['RebatePage']['totals'], RebateKind>

const REBATES = {
  address: 'rebateReport',
  kinds: REBATE_KINDS,
  pages: rebatesInfiniteQueryOptions,
  idOf: ({ rebateId }: RebateRecord) => rebateId,
  atOf: ({ claimedAt }: RebateRecord) => claimedAt,
} as const

/** The rebates that the member claimed, by the query of the address; of a category only what it brought (BAL-07). */
export const useRebateReport = (search: string): RebateReportResult => useRecords(search, REBATES)
