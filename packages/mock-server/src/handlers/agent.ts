import type { ContractKind } from '../agentRows.ts'
import { ok, RefusedError, refuse } from '../answers.ts'
import { offersTo } from '../domain/contracts.ts'
import { daysOf } from '../domain/days.ts'
import { amountOf, centsOf, move } from '../domain/ledger.ts'
import { isAgent } from '../domain/members.ts'
import { addOrder } from '../domain/orders.ts'
import { paymentRefusal } from '../domain/paymentPassword.ts'
import { profitOf } from '../domain/profit.ts'
import { ratesOf } from '../domain/rates.ts'
import { recordsOf } from '../domain/records.ts'
import { onlineOf } from '../domain/sessions.ts'
import { signedIn } from '../domain/signedIn.ts'
import { balanceOf, childrenOf, countChildren, downlineOf, pathTo, rowOf, type Teammate, teamOf } from '../domain/team.ts'
import { balanceOfTeam, bettorsOf, countBets, partsOf } from '../domain/teamRecords.ts'
import type { Call, Handlers, Value } from '../operation.ts'
import type { MemberRow, OrderRow } from '../rows.ts'
import type { World } from '../world.ts'
import { centsWithin } from './deposit.ts'

const TRANSFER = { minCents: 100, maxCents: 10_000_000 } as const
const MOST_ROWS = 50
const DAY_MS = 86_400_000
/** As many days as a range may have. */
const MOST_DAYS = 366

type Asked = Pick<Call<'getTeamKpi'>, 'world' | 'member' | 'session'>

/** The agent who asks; throws the refusal of everyone else (AGENT-01). */
export function agentOf(call: Asked): MemberRow {
  const { member } = signedIn(call)
  if (!isAgent(member)) throw new RefusedError(refuse('permission.denied'))
  return member
}

/** The moments of a range of calendar days in a zone; throws the refusal of a range that is none. */
function momentsOfDays(world: World, from: string, to: string, timeZone: string) {
  if (to < from) throw new RefusedError(refuse('record.range.reversed'))
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(start) || Number.isNaN(end)) throw new RefusedError(refuse('request.invalid'))
  if (end - start >= MOST_DAYS * DAY_MS) throw new RefusedError(refuse('record.range.long'))
  if (start > world.now() + 2 * DAY_MS) throw new RefusedError(refuse('record.range.future'))
  // No zone is further from Greenwich than 14 hours.
  const days = daysOf(timeZone, start - DAY_MS, end + 2 * DAY_MS)
  if (!days) throw new RefusedError(refuse('record.zone.unknown'))
  const own = days.filter(({ day }) => day >= from && day <= to)
  return { first: own[0]?.first ?? start, last: own.at(-1)?.last ?? start }
}

/** A member of a team as the agent above sees them. */
export function mateView(
  world: World,
  agentId: number,
  mate: Teammate,
  uplines?: ReadonlyMap<number, UplineFacts>,
): Value<'listDownlines'>['list'][number] {
  const { id, account, nickname, isDisabled, regDate, lastLoginAt } = mate
  const known = uplines?.get(mate.uplineId) ?? uplineFacts(world, agentId, mate)
  return {
    account,
    isAgent: mate.isAgent,
    ...(mate.takesContracts !== undefined && { takesContracts: mate.takesContracts }),
    isDisabled,
    level: known.level,
    upline: known.account,
    downlines: mate.isAgent ? countChildren(world, id) : 0,
    balance: amountOf(balanceOf(world, id)),
    registeredAt: regDate,
    ...(nickname && { nickname }),
    ...(lastLoginAt !== undefined && { lastLoginAt }),
  }
}

interface UplineFacts {
  level: number
  account: string
}
function uplineFacts(world: World, agentId: number, mate: Pick<Teammate, 'uplineId'>): UplineFacts {
  const path = pathTo(world, agentId, mate) ?? []
  return { level: Math.max(1, path.length), account: path.at(-1)?.account ?? '' }
}

function pageOfMates(
  world: World,
  agentId: number,
  mates: readonly Teammate[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  return {
    list: mates.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((mate) => mateView(world, agentId, mate)),
    pageNum: pageNo,
    totalPages: Math.ceil(mates.length / pageSize),
    total: mates.length,
  }
}

/** The member whose downline is asked for: somebody below, or the agent. */
export function rootOf(world: World, agent: MemberRow, account: string | undefined): Pick<Teammate, 'id' | 'isAgent'> {
  if (account === undefined || account === agent.account) return { id: agent.id, isAgent: true }
  return downlineOf(world, agent.id, account).mate
}

const orderView = ({ id, reference, cents, status, at }: OrderRow) => ({
  orderId: id,
  reference,
  amount: amountOf(cents),
  status,
  createdAt: at,
})

/** Hands an amount to a member of the team: out of one wallet and into the other, under one number. */
function handDown(world: World, from: MemberRow, to: MemberRow, cents: number): OrderRow {
  const order = addOrder(world, { kind: 'transfer', memberId: from.id, cents, status: 'done', endedAt: world.now() })
  move(world, from.id, 'transfer', -cents, { orderId: order.id })
  move(world, to.id, 'transferIn', cents, { orderId: order.id })
  return order
}

/** Why nothing may leave an agent's wallet. */
function transferRefusal(world: World, agent: MemberRow, cents: number, password: string) {
  if (agent.turnoverCents > 0) return refuse('withdraw.turnover.left', { turnoverLeft: amountOf(agent.turnoverCents) })
  if (cents > agent.balanceCents) return refuse('withdraw.balance.short')
  return paymentRefusal(world, agent, password)
}

/** What becomes of a row, before anything moves. */
function plan(world: World, agent: MemberRow, row: { account: string; amount: number }) {
  const cents = centsOf(row.amount)
  if (cents === undefined || cents < TRANSFER.minCents || cents > TRANSFER.maxCents)
    return { ...row, reason: 'transfer.amount.limits' }
  try {
    return { ...row, cents, to: downlineOf(world, agent.id, row.account).mate }
  } catch (error) {
    if (error instanceof RefusedError) return { ...row, reason: error.refusal.errorCode }
    throw error
  }
}

const KINDS: Readonly<Record<ContractKind, 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq'>> = {
  dailySalary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourlySalary: 'contracthoursalreq',
}
const requestOf = (world: World, memberId: number, kind: ContractKind) => ({
  [KINDS[kind]]: offersTo(world, memberId, kind).length > 0 ? 'NEW' : '',
})

export const agentHandlers = {
  getTeamKpi(call) {
    const { world, query } = call
    const agent = agentOf(call)
    const moments = momentsOfDays(world, query.startDate, query.endDate, query.timeZone)
    const { first, last } = moments
    const team = teamOf(world, agent.id)
    const parts = partsOf(world, [{ id: agent.id }], false)
    const bettors = bettorsOf(parts, moments)
    const isIn = (at: number | undefined) => at !== undefined && at >= first && at <= last
    const { stake, win, bonus, net, deposit, withdrawal } = profitOf(parts.parts, moments)
    const newest = query.size > 0 ? [...team].sort((one, other) => other.regDate - one.regDate).slice(0, query.size) : []
    return ok({
      footer: {
        // Who bet was there, too, whenever they came last.
        teamLoginMemberCount: team.filter(({ id, lastLoginAt }) => bettors.has(id) || isIn(lastLoginAt)).length,
        teamBetMemberCount: bettors.size,
        teamRegisterMemberCount: team.filter(({ regDate }) => isIn(regDate)).length,
        teamOnlineCount: onlineOf(world, parts.memberIds),
        teamMemberCount: team.length,
        teamAgentCount: team.filter((mate) => mate.isAgent).length,
        teamBetCount: countBets(parts, moments),
        teamBalance: amountOf(balanceOfTeam(world, parts)),
        teamStake: amountOf(stake),
        teamWin: amountOf(win),
        teamBonus: amountOf(bonus),
        teamNet: amountOf(net),
        teamDeposit: amountOf(deposit),
        teamWithdrawal: amountOf(withdrawal),
      },
      list: newest.map((mate) => mateView(world, agent.id, mate)),
    })
  },
  listDownlines(call) {
    const { world, query } = call
    const agent = agentOf(call)
    const root = rootOf(world, agent, query.upline)
    const wanted = query.search?.trim().toLowerCase()
    if (!wanted) return ok(pageOfMates(world, agent.id, childrenOf(world, root.id), query))
    const found = teamOf(world, root.id).filter(
      ({ account, nickname }) => account.toLowerCase().includes(wanted) || nickname?.toLowerCase().includes(wanted),
    )
    return ok(pageOfMates(world, agent.id, found, query))
  },
  getDownline(call) {
    const { world, query } = call
    const agent = agentOf(call)
    const { mate, path } = downlineOf(world, agent.id, query.account)
    const bets = recordsOf(world, mate.id).bets()
    // Who has not logged in since the seed was there when they last played.
    const lastAt = mate.lastLoginAt ?? bets.page({ from: 0, to: bets.size() }, 1, 1)[0]?.at
    return ok({
      member: mateView(world, agent.id, { ...mate, ...(lastAt !== undefined && { lastLoginAt: lastAt }) }),
      path: path.map(({ account }) => account),
      teamCount: mate.isAgent ? teamOf(world, mate.id).length : 0,
      rates: ratesOf(world, mate),
    })
  },
  getDownlineTransferTerms(call) {
    const { turnoverCents } = agentOf(call)
    return ok({
      minAmount: amountOf(TRANSFER.minCents),
      maxAmount: amountOf(TRANSFER.maxCents),
      mostRows: MOST_ROWS,
      turnoverLeft: amountOf(turnoverCents),
    })
  },
  transferToDownline(call) {
    const { world, body } = call
    const agent = agentOf(call)
    const cents = centsWithin(body.amount, TRANSFER, 'transfer.amount.limits')
    const { mate } = downlineOf(world, agent.id, body.account)
    const stop = transferRefusal(world, agent, cents, body.paymentPassword)
    if (stop) return stop
    const to = rowOf(world, mate)
    return to ? ok(orderView(handDown(world, agent, to, cents))) : refuse('downline.unknown')
  },
  transferToDownlines(call) {
    const { world, body } = call
    const agent = agentOf(call)
    const plans = body.rows.map((row) => plan(world, agent, row))
    const wholeCents = plans.reduce((sum, each) => sum + ('cents' in each ? each.cents : 0), 0)
    const stop = transferRefusal(world, agent, wholeCents, body.paymentPassword)
    if (stop) return stop
    const rows = plans.map(({ account, amount, ...planned }) => {
      if ('reason' in planned) return { account, amount, isDone: false, reason: planned.reason }
      const to = rowOf(world, planned.to)
      if (!to) return { account, amount, isDone: false, reason: 'downline.unknown' }
      return { account: to.account, amount, isDone: true, orderId: handDown(world, agent, to, planned.cents).id }
    })
    return ok({ amount: amountOf(wholeCents), rows })
  },
  getDailySalaryRequest(call) {
    const { member } = signedIn(call)
    return ok(requestOf(call.world, member.id, 'dailySalary'))
  },
  getDividendRequest(call) {
    const { world } = call
    const { id } = signedIn(call).member
    return ok({
      ...requestOf(world, id, 'dailySalary'),
      ...requestOf(world, id, 'dividend'),
      ...requestOf(world, id, 'hourlySalary'),
    })
  },
  readAgentNotices(call) {
    const { world } = call
    world.db.patch('member', agentOf(call).id, { noticesReadAt: world.now() })
    return ok()
  },
} satisfies Partial<Handlers>
