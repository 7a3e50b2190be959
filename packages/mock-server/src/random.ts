/** A number from 0 up to, but not including, 1. */
export type Random = () => number

/** A seeded source of numbers whose position can be kept and taken up again. */
export interface SeededRandom {
  next: Random
  position(): number
}

/** Always the same numbers for the same seed; `position` continues where an earlier source stopped. */
export function createRandom(seed: number, position?: number): SeededRandom {
  let state = position ?? seed | 0
  return {
    position: () => state,
    next() {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
  }
}

/** An integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))

/** One of `list`, which must not be empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('pick needs a list with entries')
  return chosen
}

/** So many characters of the alphabet. */
export const letters = (random: Random, length: number, alphabet: string) =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
