import { ok, RefusedError, refuse } from '../answers.ts'
import { daysOf } from '../domain/days.ts'
import { amountOf } from '../domain/ledger.ts'
import { type Moments, profitOf } from '../domain/profit.ts'
import { recordsOf } from '../domain/records.ts'
import { childrenOf, countChildren, downlineOf } from '../domain/team.ts'
import { betsPage, categoriesOf, countBets, daysProfit, movementsPage, partsOf, type TeamParts } from '../domain/teamRecords.ts'
import type { Call, Handlers } from '../operation.ts'
import { crowdMember, crowdPlaceOf } from '../seed/crowd.ts'
import type { World } from '../world.ts'
import { agentOf, rootOf } from './agent.ts'
import { betView, movementView, profitView, rangeRefusal } from './record.ts'

type Asked = Pick<Call<'listTeamBets'>, 'world' | 'member' | 'session'> & {
  query: { startDate: number; endDate: number; account?: string }
}

/** The records that are asked for: of the whole team, or of one member with all below; throws the refusal of a range that is none. */
function askedTeam(call: Asked): { team: TeamParts; moments: Moments } {
  const { world, query } = call
  const agent = agentOf(call)
  const stop = rangeRefusal(world, query)
  if (stop) throw new RefusedError(stop)
  const moments = { first: query.startDate, last: query.endDate }
  if (query.account === undefined) return { team: partsOf(world, [{ id: agent.id }], false), moments }
  return { team: partsOf(world, [downlineOf(world, agent.id, query.account).mate], true), moments }
}

/** The account of a member of a team. */
function accountOf(world: World, id: number): string {
  const place = crowdPlaceOf(world, id)
  return world.db.get('member', id)?.account ?? (place === undefined ? '' : crowdMember(world, place).account)
}

const pageFacts = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }, total: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})

export const teamHandlers = {
  listTeamBets(call) {
    const { world, query, language } = call
    const { team, moments } = askedTeam(call)
    const { rows, total, sum } = betsPage(team, moments, query, query.status)
    const [stake, win] = [sum('stake'), sum('win')]
    return ok({
      list: rows.map((row) => ({ account: accountOf(world, row.memberId), ...betView(world, language)(row) })),
      ...pageFacts(query, total),
      totals: { stake: amountOf(stake), win: amountOf(win), net: amountOf(win - stake) },
    })
  },
  listTeamMovements(call) {
    const { world, query, language } = call
    const { team, moments } = askedTeam(call)
    const { rows, total, sum } = movementsPage(team, moments, query, query.kind)
    const [moneyIn, moneyOut] = [sum('moneyIn'), sum('moneyOut')]
    return ok({
      list: rows.map((row) => ({
        account: accountOf(world, row.memberId),
        ...movementView(world, recordsOf(world, row.memberId), language)(row),
        // Those before the seed are numbered for each member apart.
        recordId: `${row.memberId}:${row.id}`,
      })),
      ...pageFacts(query, total),
      totals: { moneyIn: amountOf(moneyIn), moneyOut: amountOf(moneyOut), net: amountOf(moneyIn - moneyOut) },
    })
  },
  getTeamProfit(call) {
    const { team, moments } = askedTeam(call)
    const days = daysOf(call.query.timeZone, moments.first, moments.last)
    if (!days) return refuse('record.zone.unknown')
    const whole = profitOf(team.parts, moments)
    const played = Array.from(categoriesOf(team, moments), ([gameType, { bets, stake, win }]) => ({
      gameType,
      bets,
      stake: amountOf(stake),
      win: amountOf(win),
      net: amountOf(win - stake),
    }))
    return ok({
      days: daysProfit(team, days)
        .filter(({ stake, win, bonus }) => stake > 0 || win > 0 || bonus > 0)
        .map((each) => ({ day: each.day, ...profitView(each) })),
      categories: played.sort((one, other) => other.stake - one.stake),
      totals: {
        bets: countBets(team, moments),
        ...profitView(whole),
        deposits: amountOf(whole.deposit),
        withdrawals: amountOf(whole.withdrawal),
      },
    })
  },
  listTeamProfit(call) {
    const { world, query } = call
    const { moments } = askedTeam({ ...call, query: { startDate: query.startDate, endDate: query.endDate } })
    const root = rootOf(world, agentOf(call), query.upline)
    const mates = childrenOf(world, root.id)
    const { pageNo, pageSize } = query
    return ok({
      list: mates.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((mate) => {
        const team = partsOf(world, [mate], true)
        return {
          account: mate.account,
          isAgent: mate.isAgent,
          downlines: mate.isAgent ? countChildren(world, mate.id) : 0,
          bets: countBets(team, moments),
          ...profitView(profitOf(team.parts, moments)),
        }
      }),
      ...pageFacts(query, mates.length),
    })
  },
} satisfies Partial<Handlers>
