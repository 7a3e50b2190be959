import type { ContractKind, ContractPaymentRow, ContractRow } from '../agentRows.ts'
import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import type { World } from '../world.ts'
import { type Between, cutIntoPeriods, periodEnd } from './contractPeriods.ts'
import { contractsOf, isPaidBy, startOf } from './contracts.ts'
import { earnedOf } from './contractTiers.ts'
import { amountOf, move } from './ledger.ts'
import { profitOf } from './profit.ts'
import { bettorsOf, partsOf, type TeamParts } from './teamRecords.ts'

/** What a period of a contract has come to. */
export interface Earned extends Omit<ContractPaymentRow, 'memberId' | 'kind' | 'at'> {
  status: 'running' | 'due' | 'short' | 'paid'
  paidAt?: number
}

/** What counts of the play of a team between two moments: its turnover, or of a dividend its net loss; in cents. */
function baseOf(kind: ContractKind, team: TeamParts, { from, to }: Between): number {
  const { stake, win } = profitOf(team.parts, { first: from, last: to - 1 })
  return kind === 'dividend' ? Math.max(0, stake - win) : stake
}

function earnedIn(contract: ContractRow, team: TeamParts, period: Between, isOver: boolean): Earned {
  const { id, kind } = contract
  const baseCents = baseOf(kind, team, period)
  const members = baseCents > 0 ? bettorsOf(team, { first: period.from, last: period.to - 1 }).size : 0
  const { rate, cents } = earnedOf(contract, { baseCents, members })
  const status = !isOver ? 'running' : cents > 0 ? 'due' : 'short'
  return { ...period, id: `C${id}-${period.from}`, baseCents, members, rate, cents, status }
}

/** What nobody was paid for yet, of one contract up to a moment: the periods that are over, and the one that runs. */
function unpaid(world: World, contract: ContractRow, until: number) {
  const { kind, endedAt = Number.POSITIVE_INFINITY } = contract
  const from = contract.paidTo ?? startOf(contract)
  const lastEnd = Math.min(periodEnd(kind, until), endedAt)
  const team = partsOf(world, [{ id: contract.memberId }], false)
  const periods = cutIntoPeriods(kind, { from, to: lastEnd })
  const over = periods.filter(({ to }) => to <= until)
  const earned = periods.map((period) => earnedIn(contract, team, period, period.to <= until))
  // A period in which nobody played is none of interest, unless it is the one of now.
  return { paidTo: over.at(-1)?.to, earned: earned.filter(({ baseCents, status }) => baseCents > 0 || status === 'running') }
}

const unpaidOf = (world: World, memberId: number, kind: ContractKind, until: number) =>
  contractsOf(world, memberId, kind)
    .filter(isPaidBy)
    .map((contract) => ({ contract, ...unpaid(world, contract, until) }))

/** What is due to a member now. */
export function dueOf(world: World, memberId: number, kind: ContractKind): Value<'listContracts'>['due'] {
  const until = world.now()
  const due = unpaidOf(world, memberId, kind, until)
    .flatMap(({ earned }) => earned)
    .filter(({ status }) => status === 'due')
  return { amount: amountOf(due.reduce((sum, { cents }) => sum + cents, 0)), payments: due.length, until }
}

/** Every period that a member was paid for, is due to be, or plays in now; the newest first. */
export function earnedBy(world: World, memberId: number, kind: ContractKind): Earned[] {
  const open = unpaidOf(world, memberId, kind, world.now()).flatMap(({ earned }) => earned)
  const paid = world.db
    .filter('contractPayment', (row) => row.memberId === memberId && row.kind === kind)
    .map(({ at, ...row }): Earned => ({ ...row, status: row.cents > 0 ? 'paid' : 'short', paidAt: at }))
  return [...open, ...paid].sort((one, other) => other.from - one.from || (one.id < other.id ? 1 : -1))
}

const LEDGER_KINDS = { dailySalary: 'salary', hourlySalary: 'salary', dividend: 'dividend' } as const

/** Pays what is due of the periods that were over at a moment, each on its own in the ledger. */
export function payContracts(
  world: World,
  memberId: number,
  kind: ContractKind,
  shownAt: number,
): Outcome<Value<'processDividend'>> {
  const at = world.now()
  const open = unpaidOf(world, memberId, kind, Math.min(shownAt, at))
  const due = open.flatMap(({ earned }) => earned).filter(({ status }) => status === 'due')
  if (due.length === 0) return refuse('contract.none')
  for (const { contract, paidTo, earned } of open) {
    if (paidTo !== undefined) world.db.patch('contract', contract.id, { paidTo })
    for (const { status, ...row } of earned) {
      if (status === 'running') continue
      world.db.add('contractPayment', { ...row, memberId, kind, at })
      move(world, memberId, LEDGER_KINDS[kind], row.cents, { orderId: row.id })
    }
  }
  return ok({ amount: amountOf(due.reduce((sum, { cents }) => sum + cents, 0)), payments: due.length })
}
