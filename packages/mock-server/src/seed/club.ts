/** What a level of the club brings. */
export interface ClubBenefit {
  kind: 'rebate' | 'upgrade' | 'weekly' | 'birthday' | 'withdrawals' | 'withdrawMost' | 'fast' | 'host'
  /** Percent, units of the currency or times a day, by the kind; none for what one has or has not. */
  value?: number
}

/** A level of the member club. Its name is the same in every language. */
export interface ClubLevel {
  levelId: string
  name: string
  /** What has to be staked for it, cents. */
  cents: number
  benefits: readonly ClubBenefit[]
}

/** What a member begins with. */
export const FIRST_LEVEL: ClubLevel = {
  levelId: 'bronze',
  name: 'Bronze',
  cents: 0,
  benefits: [
    { kind: 'rebate', value: 0.2 },
    { kind: 'withdrawals', value: 5 },
  ],
}

/** The levels of the club, the lowest first. */
export const clubLevels: readonly ClubLevel[] = [
  FIRST_LEVEL,
  {
    levelId: 'silver',
    name: 'Silver',
    cents: 200_000,
    benefits: [
      { kind: 'rebate', value: 0.3 },
      { kind: 'upgrade', value: 58 },
      { kind: 'birthday', value: 88 },
      { kind: 'withdrawals', value: 5 },
    ],
  },
  {
    levelId: 'gold',
    name: 'Gold',
    cents: 1_000_000,
    benefits: [
      { kind: 'rebate', value: 0.4 },
      { kind: 'upgrade', value: 188 },
      { kind: 'weekly', value: 58 },
      { kind: 'birthday', value: 288 },
      { kind: 'withdrawals', value: 8 },
    ],
  },
  {
    levelId: 'platinum',
    name: 'Platinum',
    cents: 25_000_000,
    benefits: [
      { kind: 'rebate', value: 0.6 },
      { kind: 'upgrade', value: 888 },
      { kind: 'weekly', value: 288 },
      { kind: 'birthday', value: 888 },
      { kind: 'withdrawals', value: 12 },
      { kind: 'withdrawMost', value: 200_000 },
      { kind: 'fast' },
    ],
  },
  {
    levelId: 'diamond',
    name: 'Diamond',
    cents: 500_000_000,
    benefits: [
      { kind: 'rebate', value: 0.8 },
      { kind: 'upgrade', value: 8_888 },
      { kind: 'weekly', value: 1_888 },
      { kind: 'birthday', value: 5_888 },
      { kind: 'withdrawals', value: 20 },
      { kind: 'withdrawMost', value: 1_000_000 },
      { kind: 'fast' },
      { kind: 'host' },
    ],
  },
]
