import type { ContractRow } from '../agentRows.ts'

const DAY_MS = 86_400_000

type Seeded = Pick<
  ContractRow,
  'kind' | 'uplineId' | 'memberId' | 'rate' | 'tiers' | 'leastStakeCents' | 'leastMembers' | 'status'
> & {
  /** How many days before the seed it was offered. */
  days: number
  /** After how many days it ended. */
  lasted?: number
}

/** No agent promises more than their own contract gave them on that day. Numbers as in the members of the seed: 12 master01, 2 agent01, 3 agent02, 21 north01, 27 south01. */
const CONTRACTS: readonly Seeded[] = [
  {
    kind: 'dailySalary',
    uplineId: 12,
    memberId: 2,
    rate: 20,
    tiers: [
      { fromCents: 500_000, rate: 25 },
      { fromCents: 2_000_000, rate: 30 },
    ],
    leastStakeCents: 1_000,
    leastMembers: 1,
    status: 'active',
    days: 12,
  },
  { kind: 'dailySalary', uplineId: 12, memberId: 2, rate: 15, leastStakeCents: 1_000, status: 'ended', days: 30, lasted: 15 },
  { kind: 'dividend', uplineId: 12, memberId: 2, rate: 1_500, leastStakeCents: 1_000, status: 'active', days: 40 },
  {
    kind: 'dividend',
    uplineId: 12,
    memberId: 3,
    rate: 1_000,
    leastStakeCents: 1_000,
    leastMembers: 2,
    status: 'offered',
    days: 40,
  },
  { kind: 'hourlySalary', uplineId: 12, memberId: 3, rate: 5, leastStakeCents: 10_000, status: 'offered', days: 2 },
  { kind: 'hourlySalary', uplineId: 2, memberId: 21, rate: 5, leastStakeCents: 10_000, status: 'offered', days: 3 },
  { kind: 'dailySalary', uplineId: 2, memberId: 27, rate: 15, leastStakeCents: 20_000, status: 'active', days: 20 },
  { kind: 'hourlySalary', uplineId: 12, memberId: 2, rate: 5, leastStakeCents: 10_000, status: 'active', days: 12 },
]

/** Contracts between the agents of the seed: some wait for an answer, some are paid from the beginning on. */
export const seedContracts = (startedAt: number): ContractRow[] =>
  CONTRACTS.map(({ days, lasted, ...row }, place) => {
    const offeredAt = startedAt - days * DAY_MS
    return {
      ...row,
      id: place + 1,
      offeredAt,
      ...(row.status !== 'offered' && { answeredAt: offeredAt }),
      // What it brought was paid, outside of what the records of the seed hold.
      ...(lasted !== undefined && { endedAt: offeredAt + lasted * DAY_MS, paidTo: offeredAt + lasted * DAY_MS }),
    }
  })
