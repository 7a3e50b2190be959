import { SYMBOL_COUNT } from '../art/index.ts'

/** Stops of each symbol on every reel, from the commonest symbol to the rarest: 20 stops a reel. */
export const REEL_STOPS = [6, 5, 4, 2, 2, 1] as const

/**
 * What a round pays, in times the stake, by symbol. A line of three beats a pair; order does not matter.
 * With 20³ = 8000 equally likely stops the machine pays back 7593/8000 = 94.9 % and wins 35 % of rounds.
 */
export const PAY_TABLE = {
  three: [4, 6, 10, 50, 85, 500],
  pair: [0, 1, 1, 3, 3, 10],
} as const

const HIGHEST_STAKE_CENTS = 1_000_000_000

/**
 * Plays one round of three reels for a stake in currency units with at most two decimals, and gives the
 * win in the same unit. Throws a RangeError for a stake that is not a positive amount of whole cents.
 */
export function playRound({ stake, random }: { stake: number; random: () => number }): { win: number; symbols: number[] } {
  const cents = wholeCents(stake)
  const symbols = [spinReel(random), spinReel(random), spinReel(random)]
  return { win: (cents * multiplierOf(symbols)) / 100, symbols }
}

/** How many times the stake a result pays: 0 or more, always whole, so that cents stay whole. */
export function multiplierOf(symbols: readonly number[]): number {
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol += 1) {
    const count = symbols.filter((shown) => shown === symbol).length
    if (count === 3) return PAY_TABLE.three[symbol] ?? 0
    if (count === 2) return PAY_TABLE.pair[symbol] ?? 0
  }
  return 0
}

function spinReel(random: () => number): number {
  const total = REEL_STOPS.reduce<number>((sum, stops) => sum + stops, 0)
  let stop = Math.floor(random() * total)
  for (const [symbol, stops] of REEL_STOPS.entries()) {
    if (stop < stops) return symbol
    stop -= stops
  }
  return 0
}

function wholeCents(stake: number): number {
  const cents = Math.round(stake * 100)
  const whole = Math.abs(stake * 100 - cents) < 1e-6 * Math.max(1, cents)
  if (!whole || cents < 1 || cents > HIGHEST_STAKE_CENTS) {
    throw new RangeError('The stake must be a positive amount with at most two decimals')
  }
  return cents
}
