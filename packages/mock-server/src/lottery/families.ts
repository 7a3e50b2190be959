import type { GameRow } from '../rows.ts'

/** What is drawn: five digits, the order of ten cars, three dice, 6 of 45, or the 18 prizes of a Vietnamese draw. */
export type Family = 'digits5' | 'pk10' | 'dice3' | 'pick45' | 'vn'

const OF_VENDOR: Readonly<Record<string, readonly Family[]>> = {
  ELOTT: ['digits5', 'pk10', 'dice3'],
  LOTT: ['pick45', 'digits5', 'pk10', 'dice3'],
}

/** What a lottery draws, by its vendor and its place among the vendor's lotteries. */
export function familyOf({ vendor, gameId }: Pick<GameRow, 'vendor' | 'gameId'>): Family {
  const families = OF_VENDOR[vendor] ?? ['vn']
  const number = Number(/\d+$/.exec(gameId)?.[0] ?? 1)
  return families[(number - 1) % families.length] ?? 'vn'
}
