import {
  betsAtInfiniteQueryOptions,
  depositsAtInfiniteQueryOptions,
  movementsAtInfiniteQueryOptions,
  profitAndLossAtQueryOptions,
  read,
  readPages,
  rebatesAtInfiniteQueryOptions,
  withdrawalsAtInfiniteQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const gameRecord = (place: ReadPlace) => [readPages(betsAtInfiniteQueryOptions, place)]

export const transactionRecord = (place: ReadPlace) => [readPages(movementsAtInfiniteQueryOptions, place)]

export const depositReport = (place: ReadPlace) => [readPages(depositsAtInfiniteQueryOptions, place)]

export const withdrawReport = (place: ReadPlace) => [readPages(withdrawalsAtInfiniteQueryOptions, place)]

export const rebateReport = (place: ReadPlace) => [readPages(rebatesAtInfiniteQueryOptions, place)]

export const profitAndLoss = (place: ReadPlace) => [read(profitAndLossAtQueryOptions, place)]
