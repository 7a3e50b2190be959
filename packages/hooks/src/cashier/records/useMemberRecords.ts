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

export type Bet = WpsSchemas['Bet']
export type BetKind = (typeof BET_KINDS)[number]
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

export type Movement = WpsSchemas['Movement']
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
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

export type OrderKind = (typeof ORDER_KINDS)[number]
type OrderTotals = WpsSchemas['OrderTotals']
export type DepositRecord = WpsSchemas['DepositRecord']
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

export type WithdrawRecord = WpsSchemas['WithdrawRecord']
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

export type RebateKind = (typeof REBATE_KINDS)[number]
export type RebateRecord = WpsSchemas['RebateRecord']
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
