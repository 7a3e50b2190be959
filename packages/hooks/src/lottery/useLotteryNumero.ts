import { useMemo, useState } from 'react'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { numeroQueryOptions } from './numero.queries.ts'
import {
  NUMERO_DRAWS,
  type NumeroDraws,
  type NumeroNumber,
  type NumeroOrder,
  type NumeroPrize,
  orderedNumbers,
} from './numero.rules.ts'
import { hasNumero } from './startPage.rules.ts'
import type { LotteryGameResult } from './useLotteryGame.ts'

/** The numbers of a Vietnamese lottery. */
export interface LotteryNumeroResult extends ReadState {
  /** In how many of its last draws the numbers are counted. */
  draws: NumeroDraws
  /** Chooses in how many draws the numbers are counted. */
  chooseDraws: (draws: NumeroDraws) => void
  /** Which prizes count. */
  prize: NumeroPrize
  /** Chooses which prizes count. */
  choosePrize: (prize: NumeroPrize) => void
  /** By what the numbers are ordered. */
  order: NumeroOrder
  /** Chooses by what the numbers are ordered. */
  chooseOrder: (order: NumeroOrder) => void
  /** 00 to 99 in the chosen order; empty until they are known. */
  numbers: readonly NumeroNumber[]
  /** Draws that were counted: fewer than asked for where there are no more. */
  counted: number
}

/** How often and when last each number of a Vietnamese lottery came, counted anew after each draw; not asked for other lotteries. */
export function useLotteryNumero({ table, results }: Pick<LotteryGameResult, 'table' | 'results'>): LotteryNumeroResult {
  const [draws, chooseDraws] = useState<NumeroDraws>(NUMERO_DRAWS[1])
  const [prize, choosePrize] = useState<NumeroPrize>('all')
  const [order, chooseOrder] = useState<NumeroOrder>('often')
  const { code = '', family = '' } = table ?? {}
  const asked = { code, draws, prize, last: results[0]?.drawNo ?? '' }
  const { data, status, retry, refusal } = useLobbyQuery(numeroQueryOptions, asked, { enabled: hasNumero(family) })
  const numbers = useMemo(() => orderedNumbers(data?.numbers ?? [], order), [data, order])
  return {
    draws,
    chooseDraws,
    prize,
    choosePrize,
    order,
    chooseOrder,
    numbers,
    counted: data?.draws ?? 0,
    status,
    retry,
    refusal,
  }
}
