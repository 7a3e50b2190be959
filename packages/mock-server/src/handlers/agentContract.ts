import type { ContractKind, ContractRow, ContractTierRow } from '../agentRows.ts'
import { ok, RefusedError, refuse } from '../answers.ts'
import { dueOf, type Earned, earnedBy, payContracts } from '../domain/contractPay.ts'
import {
  answerOffer,
  contractsOf,
  endContract,
  isKindOn,
  mostOf,
  offersTo,
  startOf,
  statusOf,
  takeBackOffer,
} from '../domain/contracts.ts'
import { isRising, isWithin } from '../domain/contractTiers.ts'
import { amountOf, centsOf } from '../domain/ledger.ts'
import { openEnvelope, redRainFor } from '../domain/redRain.ts'
import { downlineOf } from '../domain/team.ts'
import type { Call, Handlers, Value } from '../operation.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { agentOf } from './agent.ts'
import { rangeRefusal } from './record.ts'

/** Hundredths of a percent in one percent. */
const PERCENT = 100
const RAIN_FLAG = 'AGENTRANSMULTDOWN3'

type Asked = Parameters<typeof agentOf>[0]

/** The agent who asks about a kind that the site has; throws the refusal of all others. */
function asked(call: Asked, kind: ContractKind): MemberRow {
  const agent = agentOf(call)
  if (!isKindOn(call.world, kind)) throw new RefusedError(refuse('feature.off'))
  return agent
}

/** The agent for whom it rains; throws the refusal of all others. */
function rained(call: Asked): MemberRow {
  const agent = agentOf(call)
  if (call.world.flags[RAIN_FLAG] === false) throw new RefusedError(refuse('feature.off'))
  return agent
}

const numberOf = (id: number) => `C${id}`

const tiersView = (tiers: readonly ContractTierRow[]) =>
  tiers.map(({ fromCents, rate }) => ({ from: amountOf(fromCents), rate: rate / PERCENT }))

/** A contract as one of its sides sees it. */
function contractView(world: World, row: ContractRow, viewerId: number): Value<'answerContract'> {
  const otherId = row.uplineId === viewerId ? row.memberId : row.uplineId
  return {
    contractId: numberOf(row.id),
    kind: row.kind,
    account: world.db.get('member', otherId)?.account ?? '',
    rate: row.rate / PERCENT,
    ...(row.tiers && { tiers: tiersView(row.tiers) }),
    leastBase: amountOf(row.leastStakeCents),
    leastMembers: row.leastMembers ?? 0,
    status: statusOf(world, row),
    offeredAt: row.offeredAt,
    startsAt: startOf(row),
    ...(row.answeredAt !== undefined && { answeredAt: row.answeredAt }),
    ...(row.endedAt !== undefined && { endedAt: row.endedAt }),
  }
}

const paymentView = ({ id, from, to, baseCents, members, rate, cents, status, paidAt }: Earned) => ({
  paymentId: id,
  from,
  to,
  base: amountOf(baseCents),
  members,
  rate: rate / PERCENT,
  amount: amountOf(cents),
  status,
  ...(status === 'paid' && paidAt !== undefined && { paidAt }),
})

/** The contract of a number that a member is a side of; an offer that was taken back is none any more. Throws the refusal of all others. */
function contractFor(
  { world, body }: Call<'takeBackContract'> | Call<'endContract'> | Call<'answerContract'>,
  side: 'uplineId' | 'memberId',
  agent: MemberRow,
) {
  const row = world.db.find('contract', (each) => numberOf(each.id) === body.contractId && each[side] === agent.id)
  if (!row || row.status === 'takenBack') throw new RefusedError(refuse('contract.unknown'))
  if (!isKindOn(world, row.kind)) throw new RefusedError(refuse('feature.off'))
  return row
}

const sumOf = (rows: readonly Earned[], name: 'baseCents' | 'cents') => amountOf(rows.reduce((sum, row) => sum + row[name], 0))

/** Pays what is due of a kind. */
const pay = (call: Asked, kind: ContractKind, until: number) => payContracts(call.world, asked(call, kind).id, kind, until)

/** A rate of an offer in hundredths of a percent; throws the refusal of one that is finer. */
function rateOf(percent: number): number {
  const rate = Math.round(percent * PERCENT)
  if (Math.abs(percent * PERCENT - rate) >= 1e-6) throw new RefusedError(refuse('contract.rate.limits'))
  return rate
}

/** The rates of an offer; throws the refusal of amounts and rates that are finer than the site counts. */
function ladderOf({ rate, tiers }: Call<'offerContract'>['body']): Pick<ContractRow, 'rate' | 'tiers'> {
  if (!tiers || tiers.length === 0) return { rate: rateOf(rate) }
  const rows = tiers.map(({ from, rate: percent }) => {
    const fromCents = centsOf(from)
    if (fromCents === undefined) throw new RefusedError(refuse('request.invalid'))
    return { fromCents, rate: rateOf(percent) }
  })
  return { rate: rateOf(rate), tiers: rows }
}

/** The periods that lie in the range that is asked for, in whole or in part; throws the refusal of a range that is none. */
function within(call: Call<'listContractPayments'>, rows: readonly Earned[]): readonly Earned[] {
  const { startDate, endDate } = call.query
  if (startDate === undefined || endDate === undefined) return rows
  const stop = rangeRefusal(call.world, { startDate, endDate })
  if (stop) throw new RefusedError(stop)
  return rows.filter(({ from, to }) => from <= endDate && to > startDate)
}

export const agentContractHandlers = {
  listContracts(call) {
    const { world, query } = call
    const agent = asked(call, query.kind)
    const most = mostOf(world, agent, query.kind)
    const view = (row: ContractRow) => contractView(world, row, agent.id)
    return ok({
      own: contractsOf(world, agent.id, query.kind).map(view),
      given: contractsOf(world, agent.id, query.kind, true).map(view),
      due: dueOf(world, agent.id, query.kind),
      mostRate: most.rate / PERCENT,
      ...(most.tiers && { mostTiers: tiersView(most.tiers) }),
    })
  },
  answerContract(call) {
    const { world, body } = call
    const agent = agentOf(call)
    const row = contractFor(call, 'memberId', agent)
    if (row.status !== 'offered') return refuse('contract.answered')
    answerOffer(world, row, body.accepts)
    return ok(contractView(world, world.db.get('contract', row.id) ?? row, agent.id))
  },
  offerContract(call) {
    const { world, body } = call
    const agent = asked(call, body.kind)
    const { mate, path } = downlineOf(world, agent.id, body.account)
    // Whoever is further below has a contract with the agent between.
    if (path.length > 1 || !mate.takesContracts) return refuse('downline.unknown')
    const most = mostOf(world, agent, body.kind)
    const leastStakeCents = centsOf(body.leastBase)
    if (leastStakeCents === undefined) return refuse('request.invalid')
    const terms = { ...ladderOf(body), leastStakeCents }
    if (!isRising(terms)) return refuse('contract.tiers.wrong')
    if (!isWithin(terms, most)) return refuse('contract.rate.limits', { mostRate: most.rate / PERCENT })
    if (offersTo(world, mate.id, body.kind).length > 0) return refuse('contract.waits')
    const row: ContractRow = {
      id: world.nextId(),
      kind: body.kind,
      uplineId: agent.id,
      memberId: mate.id,
      ...terms,
      leastMembers: body.leastMembers,
      status: 'offered',
      offeredAt: world.now(),
    }
    world.db.add('contract', row)
    return ok(contractView(world, row, agent.id))
  },
  takeBackContract(call) {
    const { world } = call
    const agent = agentOf(call)
    const row = contractFor(call, 'uplineId', agent)
    if (row.status !== 'offered') return refuse('contract.answered')
    takeBackOffer(world, row)
    return ok(contractView(world, world.db.get('contract', row.id) ?? row, agent.id))
  },
  endContract(call) {
    const { world } = call
    const agent = agentOf(call)
    const row = contractFor(call, 'uplineId', agent)
    if (row.status !== 'active' || row.endedAt !== undefined) return refuse('contract.over')
    endContract(world, row)
    return ok(contractView(world, world.db.get('contract', row.id) ?? row, agent.id))
  },
  listContractPayments(call) {
    const { world, query } = call
    const { kind, pageNo, pageSize } = query
    const rows = within(call, earnedBy(world, asked(call, kind).id, kind))
    return ok({
      list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(paymentView),
      pageNum: pageNo,
      totalPages: Math.ceil(rows.length / pageSize),
      total: rows.length,
      totals: {
        base: sumOf(rows, 'baseCents'),
        amount: sumOf(rows, 'cents'),
        paid: sumOf(
          rows.filter(({ status }) => status === 'paid'),
          'cents',
        ),
      },
    })
  },
  processDailySalary: (call) => pay(call, 'dailySalary', call.query.until),
  processHourlySalary: (call) => pay(call, 'hourlySalary', call.body.until),
  processDividend: (call) => pay(call, 'dividend', call.body.until),
  getRedRain: (call) => ok(redRainFor(call.world, rained(call).id)),
  openEnvelope: (call) => openEnvelope(call.world, rained(call).id, call.body),
} satisfies Partial<Handlers>
