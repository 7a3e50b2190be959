import type { RebatePart } from '../promotionRows.ts'

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

/** What a stake brings, in cents: a fraction of a cent is left out, here and nowhere else. */
export const rebateOf = (stakeCents: number, rate: number): number => Math.floor((stakeCents * rate) / WHOLE)

/** What stakes bring by some rates, in cents, by category: every one that has a rate, played or not. */
export const partsOf = (stakes: ReadonlyMap<string, number>, rates: ReadonlyMap<string, number>): RebatePart[] =>
  Array.from(rates, ([gameType, rate]) => {
    const stakeCents = stakes.get(gameType) ?? 0
    return { gameType, rate, stakeCents, cents: rebateOf(stakeCents, rate) }
  })

/** What parts add up to, in cents. */
export const sumOf = (parts: readonly RebatePart[]) => ({
  stakeCents: parts.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
  cents: parts.reduce((sum, { cents }) => sum + cents, 0),
})

/** The number of a rebate says on which day it was claimed. */
export const rebateNumber = (at: number, number: string) =>
  `R${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-${number}`
