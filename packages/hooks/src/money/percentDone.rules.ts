import { sureDigits } from './spendable.rules.ts'

const WHOLE = 100

/**
 * Whole percent of an amount, or of a count, that is done: 100 only when all of it is, or where nothing is asked for. Exactly: 29 of
 * 100 are 29, not a little less (MEM-09, MEM-11).
 */
export function percentDone(done: number, amount: number): number {
  if (!(amount > 0) || done >= amount) return WHOLE
  return Math.max(0, Math.min(WHOLE - 1, Math.floor(sureDigits((done / amount) * WHOLE))))
}
