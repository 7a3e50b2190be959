import type { LgwComponents } from '@lobbykit/sdk'

/** A draw whose numbers are known. */
export type DrawnDraw = LgwComponents['schemas']['DrawnDraw']

/** How a number did in the draws that are known. */
export interface NumberTrend {
  /** The number that was counted. */
  number: string
  /** Draws in which it came. */
  hits: number
  /** Draws since it came last; as many as there are where it never came. */
  missed: number
}

/** What a place of a draw may show; undefined where places have no meaning of their own. */
const NUMBERS: Readonly<Record<string, { places: number; numbers: readonly string[] }>> = {
  digits5: { places: 5, numbers: range(0, 9) },
  pk10: { places: 10, numbers: range(1, 10, 2) },
  dice3: { places: 0, numbers: range(1, 6) },
  pick45: { places: 0, numbers: range(1, 45, 2) },
  vn: { places: 0, numbers: range(0, 99, 2) },
}

function range(first: number, last: number, width = 1): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(width, '0'))
}

/** How many places of a family have trends of their own; 0 where only the whole draw has. */
export const trendPlaces = (family: string): number => NUMBERS[family]?.places ?? 0

/** What of a draw counts: the number at a place, or all; of the Vietnamese prizes their last two digits. */
function counted(family: string, { numbers }: DrawnDraw, place: number | undefined): readonly string[] {
  if (family === 'vn') return numbers.map((number) => number.slice(-2))
  return place === undefined ? numbers : numbers.slice(place, place + 1)
}

/** How each number of a family did in the draws, the newest of which is the first; at one place, or anywhere. */
export function trendsOf(family: string, draws: readonly DrawnDraw[], place?: number): NumberTrend[] {
  const drawn = draws.map((draw) => new Set(counted(family, draw, place)))
  return (NUMBERS[family]?.numbers ?? []).map((number) => {
    const last = drawn.findIndex((numbers) => numbers.has(number))
    return { number, hits: drawn.filter((numbers) => numbers.has(number)).length, missed: last < 0 ? drawn.length : last }
  })
}

/** The numbers that came most often, or that have been missing longest; the first `most` of them. */
export const hottest = (trends: readonly NumberTrend[], most: number): NumberTrend[] =>
  trends.toSorted((one, other) => other.hits - one.hits || one.missed - other.missed).slice(0, most)
export const coldest = (trends: readonly NumberTrend[], most: number): NumberTrend[] =>
  trends.toSorted((one, other) => other.missed - one.missed || one.hits - other.hits).slice(0, most)
