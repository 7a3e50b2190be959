/** What a level of the club brings: each of it is kept in this world. */
interface ClubBenefits {
  /** Booked when the level is reached, cents. */
  upgradeCents?: number
  /** Withdrawals a day. */
  withdrawals: number
  /** The most in one withdrawal, cents. */
  withdrawMostCents: number
  /** Withdrawals are paid before those of others. */
  isFast?: true
}

/** A level of the member club. Its name is the same in every language. */
export interface ClubLevel {
  levelId: string
  name: string
  /** What has to be staked for it, cents. */
  cents: number
  benefits: ClubBenefits
}

/** What a member begins with. */
export const FIRST_LEVEL: ClubLevel = {
  levelId: 'bronze',
  name: 'Bronze',
  cents: 0,
  benefits: { withdrawals: 5, withdrawMostCents: 5_000_000 },
}

/** The levels of the club, the lowest first. */
export const clubLevels: readonly ClubLevel[] = [
  FIRST_LEVEL,
  {
    levelId: 'silver',
    name: 'Silver',
    cents: 200_000,
    benefits: { upgradeCents: 5_800, withdrawals: 5, withdrawMostCents: 5_000_000 },
  },
  {
    levelId: 'gold',
    name: 'Gold',
    cents: 1_000_000,
    benefits: { upgradeCents: 18_800, withdrawals: 8, withdrawMostCents: 10_000_000 },
  },
  {
    levelId: 'platinum',
    name: 'Platinum',
    cents: 25_000_000,
    benefits: { upgradeCents: 88_800, withdrawals: 12, withdrawMostCents: 20_000_000, isFast: true },
  },
  {
    levelId: 'diamond',
    name: 'Diamond',
    cents: 500_000_000,
    benefits: { upgradeCents: 888_800, withdrawals: 20, withdrawMostCents: 100_000_000, isFast: true },
  },
]
