import type { Records } from './records.ts'

/** A range of moments, both included; ms since 1970. */
export interface Moments {
  first: number
  last: number
}

/** What was won, lost and moved in a range, in cents; of play and payments only what cannot be taken back any more. */
export interface Profit {
  stake: number
  win: number
  bonus: number
  deposit: number
  withdrawal: number
  /** Wins and bonuses less stakes. */
  net: number
}

/** What some records come to in a range: of one member, or of the parts of a team. */
export function profitOf(parts: readonly Records[], { first, last }: Moments): Profit {
  const sum = { stake: 0, win: 0, bonus: 0, deposit: 0, withdrawal: 0 }
  for (const { bets, cash, payouts } of parts) {
    const [played, moved, paid] = [bets().span(first, last), cash.span(first, last), payouts().span(first, last)]
    sum.stake += bets().sum('stake', played)
    sum.win += bets().sum('win', played)
    sum.bonus += cash.sum('bonus', moved)
    sum.deposit += cash.sum('deposit', moved)
    sum.withdrawal += payouts().sum('amount', paid)
  }
  return { ...sum, net: sum.win + sum.bonus - sum.stake }
}
