/** The largest count a badge writes out; beyond it says that there are more (assumed). */
export const BADGE_MAX = 99

/** A count as a badge writes it: nothing for none, `99+` for more than 99 (MEM-05, APP-12). */
export function badgeOf(count: number): string | undefined {
  if (!(count > 0)) return undefined
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count))
}
