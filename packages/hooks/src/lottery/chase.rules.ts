import { lineStake, MULTIPLE_MOST, type SlipLine } from './line.rules.ts'

/** How a chase goes on from draw to draw: with the same stakes, or doubled each time. */
export const CHASE_RAISES = ['same', 'double'] as const
/** Whether the stakes of a chase stay the same or double from draw to draw. */
export type ChaseRaise = (typeof CHASE_RAISES)[number]
/** A chase over the next draws. */
export interface Chase {
  /** Draws in all; 1 is no chase. */
  draws: number
  /** Whether the stakes stay the same or double from draw to draw. */
  raise: ChaseRaise
  /** Whether the chase ends with the first win. */
  stopOnWin: boolean
}

export const NO_CHASE: Chase = { draws: 1, raise: 'same', stopOnWin: true }
/** Numbers of draws on offer (assumed). */
export const CHASE_DRAWS = [1, 2, 3, 5, 10, 20] as const

/** By what each draw of a chase multiplies the stakes. */
export const chaseTimes = ({ draws, raise }: Pick<Chase, 'draws' | 'raise'>): number[] =>
  Array.from({ length: draws }, (_, at) => (raise === 'double' ? Math.min(2 ** at, MULTIPLE_MOST) : 1))

/** Whether bets go over several draws: only then their stakes can be raised, and a win can end them. */
export const isChase = ({ draws }: Pick<Chase, 'draws'>): boolean => draws > 1

/** The chases that so many open draws allow. */
export const chaseChoices = (open: number): number[] => CHASE_DRAWS.filter((draws) => draws <= Math.max(open, 1))

/** A chase as far as there are open draws for it. */
export const chaseWithin = (chase: Chase, open: number): Chase => ({
  ...chase,
  draws: Math.min(chase.draws, chaseChoices(open).at(-1) ?? 1),
})

/** Bets and stakes of a slip over all its draws; stakes in hundredths. */
export function slipTotals(
  lines: readonly SlipLine[],
  chase: Pick<Chase, 'draws' | 'raise'>,
): { count: number; stake: number } {
  const times = chaseTimes(chase)
  const one = lines.reduce((sum, line) => sum + lineStake(line), 0)
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0) * times.length,
    stake: times.reduce((sum, each) => sum + one * each, 0),
  }
}
