import { factory, primaryKey } from '@mswjs/data'
import type { TableName, Tables } from './rows.ts'

const NAMES = [
  'game',
  'member',
  'session',
  'attempt',
  'captcha',
  'sms',
  'mail',
  'favourite',
  'recent',
  'ticket',
  'round',
  'ledger',
  'order',
  'intention',
  'winner',
  'message',
  'feedback',
  'promotion',
  'rebate',
  'reward',
  'card',
  'kyc',
  'limits',
  'friend',
  'lotteryOrder',
  'suborder',
  'oddsChange',
  'contract',
  'contractPayment',
  'envelope',
  'link',
] as const satisfies readonly TableName[]

/** Rows of every table but the catalogue, which the seed makes again. */
export type Dump = { [T in TableName]?: Tables[T][] }

/** The tables. What goes in and comes out is a copy, except where a method says otherwise. */
export interface Store {
  get<T extends TableName>(table: T, id: string | number): Tables[T] | undefined
  /** Rows a predicate accepts, in the order they were added. */
  filter<T extends TableName>(table: T, accepts: (row: Readonly<Tables[T]>) => boolean): Tables[T][]
  find<T extends TableName>(table: T, accepts: (row: Readonly<Tables[T]>) => boolean): Tables[T] | undefined
  /** The rows themselves, for an index that only reads. */
  peek<T extends TableName>(table: T): Readonly<Tables[T]>[]
  count(table: TableName): number
  /** Adds a row and keeps the object it was given; throws when its id is taken. */
  add<T extends TableName>(table: T, row: Tables[T]): void
  /** Adds a row or replaces the one of its id. */
  put<T extends TableName>(table: T, row: Tables[T]): void
  /** Changes some fields of a row; nothing happens when it is not there. */
  patch<T extends TableName>(table: T, id: string | number, change: Partial<Tables[T]>): void
  remove(table: TableName, id: string | number): void
  /** Grows with every change, so that a keeper knows when to write. */
  revision(): number
  dump(): Dump
}

/** The library refuses an empty key, and a row of ours may have one: a login without a name counts as any other. */
const keyOf = (id: string | number) => `:${id}`

const model = () => ({ id: primaryKey(String), row: Object })

/**
 * The library mirrors every change to all pages and workers that run the same code, so two tests would share one database.
 * It does so only where it finds a BroadcastChannel when it starts.
 */
function unmirrored<T>(make: () => T): T {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return make()
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}

const createDatabase = () =>
  factory({
    game: model(),
    member: model(),
    session: model(),
    attempt: model(),
    captcha: model(),
    sms: model(),
    mail: model(),
    favourite: model(),
    recent: model(),
    ticket: model(),
    round: model(),
    ledger: model(),
    order: model(),
    intention: model(),
    winner: model(),
    message: model(),
    feedback: model(),
    promotion: model(),
    rebate: model(),
    reward: model(),
    card: model(),
    kyc: model(),
    limits: model(),
    friend: model(),
    lotteryOrder: model(),
    suborder: model(),
    oddsChange: model(),
    contract: model(),
    contractPayment: model(),
    envelope: model(),
    link: model(),
  })

/**
 * The only place that knows the data library. It scans for every query, even by key, so rows are reached through a map of
 * the library's own live records, and queries are predicates.
 */
export function createStore(): Store {
  const database = unmirrored(createDatabase)
  const records = new Map(NAMES.map((name) => [name as TableName, new Map<string, { row: unknown }>()]))
  let changes = 0

  const table = (name: TableName) => {
    const found = records.get(name)
    if (!found) throw new Error(`no table ${name}`)
    return found
  }
  const rows = <T extends TableName>(name: T) => Array.from(table(name).values(), (record) => record.row as Readonly<Tables[T]>)

  const store: Store = {
    get: <T extends TableName>(name: T, id: string | number) => {
      const record = table(name).get(String(id))
      return record && structuredClone(record.row as Tables[T])
    },
    filter: <T extends TableName>(name: T, accepts: (row: Readonly<Tables[T]>) => boolean) =>
      structuredClone(rows(name).filter(accepts) as Tables[T][]),
    find: (name, accepts) => {
      for (const record of table(name).values()) {
        const row = record.row as Tables[typeof name]
        if (accepts(row)) return structuredClone(row)
      }
      return undefined
    },
    peek: rows,
    count: (name) => table(name).size,
    add(name, row) {
      const id = String(row.id)
      table(name).set(id, database[name].create({ id: keyOf(id), row }))
      changes += 1
    },
    put(name, row) {
      const record = table(name).get(String(row.id))
      if (!record) return store.add(name, structuredClone(row))
      record.row = structuredClone(row)
      changes += 1
    },
    patch(name, id, change) {
      const row = store.get(name, id)
      if (row) store.put(name, { ...row, ...change })
    },
    remove(name, id) {
      if (!table(name).delete(String(id))) return
      database[name].delete({ where: { id: { equals: keyOf(id) } } })
      changes += 1
    },
    revision: () => changes,
    dump: () => Object.fromEntries(NAMES.filter((name) => name !== 'game').map((name) => [name, structuredClone(rows(name))])),
  }
  return store
}

/** Adds the rows of a dump to a store. */
export function restore(store: Store, dump: Dump) {
  const addAll = <T extends TableName>(name: T) => {
    for (const row of dump[name] ?? []) store.add(name, row)
  }
  for (const name of NAMES) addAll(name)
}
