import type { ContractKind, ContractRow, MemberRow } from '../rows.ts'
import type { World } from '../world.ts'

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

/** The contract of a kind that a member is paid by now. */
const activeOf = (world: World, memberId: number, kind: ContractKind): ContractRow | undefined =>
  world.db.find('contract', (row) => row.memberId === memberId && row.kind === kind && row.status === 'active')

/** The highest rate, in hundredths of a percent, that an agent may promise: what the agent is promised, at the top what the house has. */
export function mostRateOf(world: World, agent: MemberRow, kind: ContractKind): number {
  if (agent.uplineId === undefined) return HOUSE_RATES[kind]
  return activeOf(world, agent.id, kind)?.rate ?? 0
}

/** From when on play counts, ms since 1970. */
export const startOf = ({ startsAt, offeredAt }: ContractRow): number => startsAt ?? offeredAt

/**
 * Accepts or refuses an offer. One that is accepted takes the place of the one before it from now on; the first one counts
 * from its offer on.
 */
export function answerOffer(world: World, offer: ContractRow, accepts: boolean): void {
  const now = world.now()
  if (!accepts) {
    world.db.patch('contract', offer.id, { status: 'refused', answeredAt: now })
    return
  }
  const before = activeOf(world, offer.memberId, offer.kind)
  if (before) world.db.patch('contract', before.id, { status: 'replaced', endedAt: now })
  world.db.patch('contract', offer.id, { status: 'active', answeredAt: now, ...(before && { startsAt: now }) })
}

/** Takes back an offer that nobody has answered. */
export const takeBackOffer = (world: World, offer: ContractRow): void =>
  void world.db.patch('contract', offer.id, { status: 'takenBack', answeredAt: world.now() })
