import type { ContractKind, ContractRow } from '../agentRows.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { periodEnd } from './contractPeriods.ts'
import type { Ladder } from './contractTiers.ts'

/** Hundredths of a percent that an agent without an upline may promise at most. */
const HOUSE_RATES: Readonly<Record<ContractKind, number>> = { dailySalary: 30, dividend: 3_000, hourlySalary: 10 }
/** The permission of dividends. */
const DIVIDEND_FLAG = 'AGEDIV3'

/** Offers of a kind that wait for a member's answer. */
export const offersTo = (world: World, memberId: number, kind: ContractKind): ContractRow[] =>
  isKindOn(world, kind)
    ? world.db.filter('contract', (row) => row.memberId === memberId && row.kind === kind && row.status === 'offered')
    : []

/** Whether the site has contracts of a kind. */
export const isKindOn = ({ flags }: World, kind: ContractKind): boolean => kind !== 'dividend' || flags[DIVIDEND_FLAG] !== false

/** Contracts of a kind that a member has, or with `given` has promised to others, the newest first. Who was offered one that was taken back has none. */
export const contractsOf = (world: World, memberId: number, kind: ContractKind, given = false): ContractRow[] =>
  world.db
    .filter('contract', (row) => row.kind === kind && (given ? row.uplineId : row.memberId) === memberId)
    .filter(({ status }) => given || status !== 'takenBack')
    .sort((one, other) => other.offeredAt - one.offeredAt || other.id - one.id)

/** Where a contract stands now: one whose end is set has ended as soon as that has come. */
export const statusOf = (world: World, { status, endedAt = Number.POSITIVE_INFINITY }: ContractRow): ContractRow['status'] =>
  status === 'active' && endedAt <= world.now() ? 'ended' : status

const COUNTING: ReadonlySet<ContractRow['status']> = new Set(['active', 'ended', 'replaced'])
/** Whether a contract counts play, or has counted some: not one that was never accepted. */
export const isPaidBy = ({ status }: ContractRow): boolean => COUNTING.has(status)

/** The contract of a kind that a member is paid by now. */
const activeOf = (world: World, memberId: number, kind: ContractKind): ContractRow | undefined =>
  world.db.find('contract', (row) => row.memberId === memberId && row.kind === kind && statusOf(world, row) === 'active')

/** The highest rates, in hundredths of a percent, that an agent may promise: what the agent is promised, at the top what the house has. */
export function mostOf(world: World, agent: MemberRow, kind: ContractKind): Ladder {
  if (agent.uplineId === undefined) return { rate: HOUSE_RATES[kind] }
  return activeOf(world, agent.id, kind) ?? { rate: 0 }
}

/** From when on play counts, ms since 1970. */
export const startOf = ({ startsAt, offeredAt }: ContractRow): number => startsAt ?? offeredAt

/**
 * Accepts or refuses an offer. One that is accepted takes the place of the one before it from now on; where none runs it counts
 * from its offer on, but for play that an earlier one has counted.
 */
export function answerOffer(world: World, offer: ContractRow, accepts: boolean): void {
  const now = world.now()
  if (!accepts) {
    world.db.patch('contract', offer.id, { status: 'refused', answeredAt: now })
    return
  }
  const before = activeOf(world, offer.memberId, offer.kind)
  if (before) world.db.patch('contract', before.id, { status: 'replaced', endedAt: now })
  const earlier = contractsOf(world, offer.memberId, offer.kind).filter(isPaidBy)
  const startsAt = Math.max(offer.offeredAt, ...earlier.map(({ endedAt = 0 }) => endedAt))
  world.db.patch('contract', offer.id, { status: 'active', answeredAt: now, startsAt })
}

/** Takes back an offer that nobody has answered. */
export const takeBackOffer = (world: World, offer: ContractRow): void =>
  void world.db.patch('contract', offer.id, { status: 'takenBack', answeredAt: world.now() })

/** Sets the end of a contract: it runs to the end of its period. */
export const endContract = (world: World, { id, kind }: ContractRow): void =>
  void world.db.patch('contract', id, { endedAt: periodEnd(kind, world.now()) })
