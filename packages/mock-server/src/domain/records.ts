import type { RebateRow } from '../promotionRows.ts'
import type { LedgerRow, OrderRow, RoundRow } from '../rows.ts'
import { crowdHistory, crowdPlaceOf } from '../seed/crowd.ts'
import { seedFriends } from '../seed/friends.ts'
import { type History, makeHistory } from '../seed/history.ts'
import { seedMembers } from '../seed/members.ts'
import type { Store } from '../store.ts'
import type { World } from '../world.ts'
import { createSeries, type Series } from './series.ts'

const BET_SUMS = ['stake', 'win'] as const
const FLOW_SUMS = ['moneyIn', 'moneyOut'] as const
const CASH_SUMS = ['bonus', 'deposit'] as const
const PAYOUT_SUMS = ['amount'] as const
const ORDER_SUMS = ['amount', 'doneAmount'] as const
const REBATE_SUMS = ['stake', 'amount'] as const

export type BetStatus = 'won' | 'lost' | 'even'
export type MovementKind = 'deposit' | 'withdrawal' | 'bonus' | 'play' | 'transfer'
export type Bets = Series<RoundRow, (typeof BET_SUMS)[number]>
export type Movements = Series<LedgerRow, (typeof FLOW_SUMS)[number]>
export type Orders = Series<OrderRow, (typeof ORDER_SUMS)[number]>
export type Rebates = Series<RebateRow, (typeof REBATE_SUMS)[number]>
type Cash = Series<LedgerRow, (typeof CASH_SUMS)[number]>
type Payouts = Series<Payout, (typeof PAYOUT_SUMS)[number]>

/** A withdrawal at the moment it was paid out. */
interface Payout {
  at: number
  cents: number
}

/** What one member played and moved, indexed by time. */
export interface Records {
  /** What was played and cannot be cancelled any more: a bet of a lottery is there from its draw on, and as of it. */
  bets: (status?: BetStatus) => Bets
  betsByType: () => ReadonlyMap<string, Bets>
  movements: (kind?: MovementKind) => Movements
  /** The same movements, by what the house or the member put into the wallet. */
  cash: Cash
  /** Withdrawals that were paid out: one that waits may still be refused. */
  payouts: () => Payouts
  orders: (kind: OrderRow['kind'], status?: OrderRow['status']) => Orders
  /** Rebates that were claimed; of a category only what it brought. */
  rebates: (gameType?: string) => Rebates
  lastRebate: () => RebateRow | undefined
}

/** By which sort each kind of movement is found. */
export const SORTS: Readonly<Record<LedgerRow['kind'], MovementKind | undefined>> = {
  opening: undefined,
  stake: 'play',
  win: 'play',
  stakeBack: 'play',
  deposit: 'deposit',
  bonus: 'bonus',
  // Money from the house, as a bonus is.
  rebate: 'bonus',
  withdrawal: 'withdrawal',
  withdrawalBack: 'withdrawal',
  transfer: 'transfer',
  transferIn: 'transfer',
  referral: 'bonus',
  salary: 'bonus',
  dividend: 'bonus',
  rain: 'bonus',
}

export const statusOf = ({ stakeCents, winCents }: RoundRow): BetStatus =>
  winCents > stakeCents ? 'won' : winCents < stakeCents ? 'lost' : 'even'

const createBets = (): Bets =>
  createSeries({ names: BET_SUMS, sums: ({ stakeCents, winCents }: RoundRow) => ({ stake: stakeCents, win: winCents }) })
const createMovements = (): Movements =>
  createSeries({
    names: FLOW_SUMS,
    sums: ({ cents }: LedgerRow) => ({ moneyIn: Math.max(0, cents), moneyOut: Math.max(0, -cents) }),
  })
const createCash = (): Cash =>
  createSeries({
    names: CASH_SUMS,
    sums: ({ kind, cents }: LedgerRow) => ({
      bonus: SORTS[kind] === 'bonus' ? cents : 0,
      deposit: kind === 'deposit' ? cents : 0,
    }),
  })
const createPayouts = (): Payouts => createSeries({ names: PAYOUT_SUMS, sums: ({ cents }: Payout) => ({ amount: cents }) })
const payoutOf = ({ kind, status, cents, endedAt }: OrderRow): Payout[] =>
  kind === 'withdrawal' && status === 'done' && endedAt !== undefined ? [{ at: endedAt, cents }] : []
const createOrders = (): Orders =>
  createSeries({
    names: ORDER_SUMS,
    sums: ({ cents, status }: OrderRow) => ({ amount: cents, doneAmount: status === 'done' ? cents : 0 }),
  })

const createRebates = (): Rebates =>
  createSeries({ names: REBATE_SUMS, sums: ({ stakeCents, cents }: RebateRow) => ({ stake: stakeCents, amount: cents }) })

/** The series of a key, made when it is first asked for. */
const within = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

/** The series of each member, for as long as the data they were read from; by number, those of the crowd as a whole under a name. */
const known = new WeakMap<Store, Map<number | string, () => Records>>()
const knownTypes = new WeakMap<Store, ReadonlyMap<number, string>>()

function remembered(world: World, key: number | string, make: () => () => Records): Records {
  const members = known.get(world.db) ?? new Map<number | string, () => Records>()
  known.set(world.db, members)
  return within(members, key, make)()
}

/**
 * The records of a member. They are indexed at the first call; later ones only add what has come since. The history of the
 * seed is part of them: its rows stand for the opening row that carries their sum in the ledger.
 */
export const recordsOf = (world: World, memberId: number): Records =>
  remembered(world, memberId, () => createRecords(world, historyOf(world, memberId), memberId))

/** What a member of the crowd did since the seed, for who has the rest in the records of the whole crowd. */
export const laterRecordsOf = (world: World, memberId: number): Records =>
  remembered(world, `later ${memberId}`, () => createRecords(world, NO_HISTORY, memberId))

/** What the whole crowd did up to the seed, as if it were one member. */
export const crowdRecords = (world: World): Records =>
  remembered(world, 'crowd', () => createRecords(world, wholeCrowd(world), undefined))

/** Makes the records of all who have a history, so that they are there when they are asked for. */
export function makeRecords(world: World): void {
  for (const { id, history } of seedMembers) if (history && id !== undefined) recordsOf(world, id)
  crowdRecords(world)
}

const NO_HISTORY: History = { rounds: [], orders: [], rebates: [], ledger: [] }

function wholeCrowd(world: World): History {
  const games = world.db.peek('game')
  if (games.length === 0) return NO_HISTORY
  const all = Array.from({ length: world.crowd }, (_, place) => crowdHistory(world, place, games))
  const inTime = <Row extends { at: number }>(rows: Row[]) => rows.sort((one, other) => one.at - other.at)
  return {
    rounds: inTime(all.flatMap(({ rounds }) => rounds)),
    orders: inTime(all.flatMap(({ orders }) => orders)),
    rebates: [],
    ledger: inTime(all.flatMap(({ ledger }) => ledger)),
  }
}

/** The rows of a seeded member's time before the seed; none for all others. */
function historyOf(world: World, memberId: number): History | undefined {
  const games = world.db.peek('game')
  if (games.length === 0) return undefined
  const place = crowdPlaceOf(world, memberId)
  if (place !== undefined) return crowdHistory(world, place, games)
  const member = seedMembers.find(({ id }) => id === memberId)
  if (!member?.history) return undefined
  const balanceCents = member.balanceCents ?? 0
  return makeHistory({
    memberId,
    plan: member.history,
    friends: seedFriends.get(memberId) ?? [],
    balanceCents,
    endsAt: world.startedAt,
    games,
    seed: world.seed,
  })
}

function typesOf({ db }: World): ReadonlyMap<number, string> {
  const types = knownTypes.get(db) ?? new Map(db.peek('game').map(({ id, gameType }) => [id, gameType]))
  knownTypes.set(db, types)
  return types
}

/** Indexes a history and what has come since of a member; without a member the history alone. */
function createRecords(world: World, history: History | undefined, memberId: number | undefined): () => Records {
  const { db } = world
  const types = typesOf(world)
  const bets = new Map<BetStatus | undefined, Bets>()
  const betsByType = new Map<string, Bets>()
  const movements = new Map<MovementKind | undefined, Movements>()
  const cash = createCash()
  const orders = new Map<string, Orders>()
  let payouts = createPayouts()
  const rebates = new Map<string | undefined, Rebates>()
  let lastRebate: RebateRow | undefined

  function addBet(row: RoundRow) {
    within(bets, undefined, createBets).add(row)
    within(bets, statusOf(row), createBets).add(row)
    within(betsByType, types.get(row.nodeId) ?? LOBBY, createBets).add(row)
  }
  function addMovement(row: LedgerRow) {
    within(movements, undefined, createMovements).add(row)
    const sort = SORTS[row.kind]
    if (sort) within(movements, sort, createMovements).add(row)
    cash.add(row)
  }
  function addRebate(row: RebateRow) {
    lastRebate = row
    within(rebates, undefined, createRebates).add(row)
    for (const part of row.parts) {
      const { stakeCents, cents } = part
      within(rebates, part.gameType, createRebates).add({ ...row, stakeCents, cents, parts: [part] })
    }
  }
  for (const row of history?.rounds ?? []) addBet(row)
  for (const row of history?.rebates ?? []) addRebate(row)
  for (const row of history?.ledger ?? []) addMovement(row)

  // Rounds, movements and rebates are only ever added, so those behind the ones that were read are the new ones.
  const read = { round: 0, ledger: 0, rebate: 0 }
  function addNew<T extends keyof typeof read>(table: T, add: (row: ReturnType<typeof db.peek<T>>[number]) => void) {
    if (db.count(table) === read[table]) return
    const rows = db.peek(table)
    for (const row of rows.slice(read[table])) if (row.memberId === memberId) add(row)
    read[table] = rows.length
  }
  // Orders change, and are few.
  let revision = -1
  function readOrders() {
    if (db.revision() === revision) return
    revision = db.revision()
    const rows = [...(history?.orders ?? []), ...db.filter('order', (each) => each.memberId === memberId)]
    orders.clear()
    for (const row of rows) {
      within(orders, row.kind, createOrders).add(row)
      within(orders, `${row.kind} ${row.status}`, createOrders).add(row)
    }
    payouts = createPayouts()
    for (const each of rows.flatMap(payoutOf).toSorted((one, other) => one.at - other.at)) payouts.add(each)
  }
  readOrders()

  const records: Records = {
    bets: (status) => within(bets, status, createBets),
    betsByType: () => betsByType,
    movements: (kind) => within(movements, kind, createMovements),
    cash,
    payouts: () => payouts,
    orders: (kind, status) => within(orders, status ? `${kind} ${status}` : kind, createOrders),
    rebates: (gameType) => within(rebates, gameType, createRebates),
    lastRebate: () => lastRebate,
  }
  return () => {
    if (memberId === undefined) return records
    addNew('round', addBet)
    addNew('rebate', addRebate)
    addNew('ledger', (row) => {
      if (!(history && row.kind === 'opening')) addMovement(row)
    })
    readOrders()
    return records
  }
}

/** The type of what is played in a vendor's lobby, which is no game of the catalogue. */
const LOBBY = 'LIVE'
