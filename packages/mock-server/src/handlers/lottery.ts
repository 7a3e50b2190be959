import { ok, refuse } from '../answers.ts'
import { paginate } from '../catalogue.ts'
import { amountOf } from '../domain/ledger.ts'
import { timeOutUntil } from '../domain/limits.ts'
import { addListed } from '../domain/listed.ts'
import { MEMBER_TYPE } from '../domain/members.ts'
import { signedIn } from '../domain/signedIn.ts'
import { numbersOf } from '../lottery/draws.ts'
import { cancelSuborders, placeOrder } from '../lottery/orders.ts'
import { highestTimes } from '../lottery/plays.ts'
import { codeOf, listedGame, lotteriesOf, lotteryOf, methodOf, resultsOf, tableOf } from '../lottery/tables.ts'
import type { LotteryOrderRow, SuborderRow } from '../lotteryRows.ts'
import type { Handlers } from '../operation.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

function suborderView(world: World, row: SuborderRow, language: string) {
  const { id, drawNo, closesAt, selection, count, stakeCents, multiple, cents, odds, status, winCents } = row
  const game = world.db.get('game', row.nodeId)
  const method = game && methodOf(game, row.method)
  const isDrawn = status === 'won' || status === 'lost'
  return {
    suborderId: id,
    drawNo,
    closesAt,
    methodCode: row.method,
    methodName: method ? say(method.name, language) : row.method,
    selection: selection.map((each) => [...each]),
    count,
    stake: amountOf(stakeCents),
    multiple,
    amount: amountOf(cents),
    times: method ? highestTimes(method, odds, selection) : 0,
    status,
    ...(winCents !== undefined && { win: amountOf(winCents) }),
    ...(game && isDrawn && { numbers: numbersOf(world.seed, game, drawNo) }),
  }
}

function orderView(world: World, { id, nodeId, playType, at, cents, isChase, stopOnWin }: LotteryOrderRow, language: string) {
  const game = world.db.get('game', nodeId)
  return {
    orderId: id,
    code: game ? codeOf(game) : '',
    name: game ? say(game.names, language) : '',
    playType,
    placedAt: at,
    amount: amountOf(cents),
    isChase,
    stopOnWin,
    suborders: world.db.filter('suborder', ({ orderId }) => orderId === id).map((row) => suborderView(world, row, language)),
  }
}

export const lotteryHandlers = {
  listLotteryGames: ({ world, language }) => ok(lotteriesOf(world).map((game) => listedGame(world, game, language))),
  getLotteryGame({ world, path, language }) {
    const game = lotteryOf(world, path.code)
    return game ? ok(tableOf(world, game, language)) : refuse('lottery.unknown')
  },
  listLotteryDraws({ world, path, query }) {
    const game = lotteryOf(world, path.code)
    if (!game) return refuse('lottery.unknown')
    return ok(resultsOf(world, game, query.limit))
  },
  listLotteryOrders(call) {
    const { world, query, language } = call
    const { member } = signedIn(call)
    const game = query.code ? lotteryOf(world, query.code) : undefined
    const stands = new Set(
      world.db.filter('suborder', (row) => row.memberId === member.id && row.status === query.status).map((row) => row.orderId),
    )
    const rows = world.db.filter(
      'lotteryOrder',
      (row) =>
        row.memberId === member.id &&
        (!query.code || row.nodeId === game?.id) &&
        (query.orderId === undefined || row.id === query.orderId) &&
        (query.status === undefined || stands.has(row.id)),
    )
    const page = paginate(rows.reverse(), query.pageNo, query.pageSize)
    return ok({
      list: page.rows.map((row) => orderView(world, row, language)),
      serverTime: world.now(),
      pageNum: query.pageNo,
      totalPages: page.totalPages,
      total: page.total,
    })
  },
  placeLotteryOrder(call) {
    const { world, body, language } = call
    const { member } = signedIn(call)
    if (member.type === MEMBER_TYPE.trial) return refuse('trial.not.allowed')
    if (timeOutUntil(world, member.id) !== undefined) return refuse('limit.timeOut')
    const placed = placeOrder(world, member, body, language)
    if (!placed.success) return placed
    addListed(world, 'recent', member.id, placed.value.nodeId)
    return ok(orderView(world, placed.value, language))
  },
  cancelLotterySuborders(call) {
    const cancelled = cancelSuborders(call.world, signedIn(call).member.id, call.body.suborderIds)
    return cancelled.success ? ok({ amount: amountOf(cancelled.value) }) : cancelled
  },
} satisfies Partial<Handlers>
