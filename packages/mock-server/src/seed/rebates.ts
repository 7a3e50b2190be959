/** What comes back of every stake on a category, in hundredths of a percent; in the order in which they are told. */
export const rebateRates: ReadonlyMap<string, number> = new Map([
  ['RNG', 80],
  ['FISH', 70],
  ['PVP', 60],
  ['LIVE', 50],
  ['COCKFIGHT', 50],
  ['SPORTS', 40],
  ['ESPORTS', 40],
  ['ELOTT', 30],
  ['LOTT', 30],
])

/** What must have gathered before it may be claimed. */
export const LEAST_REBATE_CENTS = 100
