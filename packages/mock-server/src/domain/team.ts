import { RefusedError, refuse } from '../answers.ts'
import type { MemberRow } from '../rows.ts'
import { CROWD_UPLINE_ID, crowdMember, crowdPlaceOf, crowdPlaceOfAccount } from '../seed/crowd.ts'
import type { World } from '../world.ts'
import { addMember, isAgent, memberOf, takesContracts } from './members.ts'
import { recordsOf } from './records.ts'

/** A member of a team. One of the crowd has no row before something happens to them. */
export interface Teammate {
  id: number
  account: string
  nickname?: string
  isAgent: boolean
  takesContracts?: boolean
  isDisabled: boolean
  uplineId: number
  regDate: number
  lastLoginAt?: number
}

const mateOf = (row: Readonly<MemberRow>): Teammate => ({
  id: row.id,
  account: row.account,
  isAgent: isAgent(row),
  ...(isAgent(row) && { takesContracts: takesContracts(row) }),
  isDisabled: row.status === 'disabled',
  uplineId: row.uplineId ?? 0,
  regDate: row.regDate,
  ...(row.nickname && { nickname: row.nickname }),
  ...(row.lastLoginAt !== undefined && { lastLoginAt: row.lastLoginAt }),
})

function crowdMate(world: World, place: number): Teammate {
  const { id, account, regDate } = crowdMember(world, place)
  return { id, account, regDate, isAgent: false, isDisabled: false, uplineId: CROWD_UPLINE_ID }
}

/** Agents before others, then by account. */
const inOrder = (one: Teammate, other: Teammate) =>
  Number(other.isAgent) - Number(one.isAgent) || (one.account < other.account ? -1 : 1)

/** The crowd never changes but for those who have a row by now. */
const crowds = new WeakMap<World['db'], Teammate[]>()
function crowdOf(world: World): Teammate[] {
  const known = crowds.get(world.db) ?? Array.from({ length: world.crowd }, (_, place) => crowdMate(world, place)).sort(inOrder)
  crowds.set(world.db, known)
  return known
}

/** The members right below one, agents first. */
export function childrenOf(world: World, id: number): Teammate[] {
  const rows = world.db.peek('member').filter(({ uplineId }) => uplineId === id)
  const own = rows.map(mateOf)
  if (id !== CROWD_UPLINE_ID) return own.sort(inOrder)
  const called = new Set(own.map((mate) => mate.id))
  return [...own, ...crowdOf(world).filter((mate) => !called.has(mate.id))].sort(inOrder)
}

/** How many members are right below one. */
export function countChildren(world: World, id: number): number {
  const rows = world.db.peek('member').filter(({ uplineId }) => uplineId === id)
  if (id !== CROWD_UPLINE_ID) return rows.length
  return rows.filter((row) => crowdPlaceOf(world, row.id) === undefined).length + world.crowd
}

/** All members below one, each level after the one above it. */
export function teamOf(world: World, id: number): Teammate[] {
  const team = childrenOf(world, id)
  // Grows while it is walked; agents alone have members below.
  for (const mate of team) if (mate.isAgent) team.push(...childrenOf(world, mate.id))
  return team
}

/** A member by account, with a row or without. */
function mateOfAccount(world: World, account: string): Teammate | undefined {
  const row = memberOf(world, account)
  if (row) return mateOf(row)
  const place = crowdPlaceOfAccount(world, account)
  return place === undefined ? undefined : crowdMate(world, place)
}

/** The agents from one down to the one right above a member; undefined where the member is not below. */
export function pathTo(world: World, agentId: number, mate: Pick<Teammate, 'uplineId'>): MemberRow[] | undefined {
  const path: MemberRow[] = []
  for (let id: number | undefined = mate.uplineId; id; ) {
    const upline: MemberRow | undefined = world.db.get('member', id)
    if (!upline || path.length > MOST_LEVELS) return undefined
    path.unshift(upline)
    if (id === agentId) return path
    id = upline.uplineId
  }
  return undefined
}
const MOST_LEVELS = 20

/** A member below an agent, by account; throws the refusal where nobody below is called so. */
export function downlineOf(world: World, agentId: number, account: string): { mate: Teammate; path: MemberRow[] } {
  const mate = mateOfAccount(world, account)
  const path = mate && pathTo(world, agentId, mate)
  if (!mate || !path) throw new RefusedError(refuse('downline.unknown'))
  return { mate, path }
}

/** The row of a member; one of the crowd gets theirs now, with the balance their history ends with. */
export function rowOf(world: World, { id }: Pick<Teammate, 'id'>): MemberRow | undefined {
  const row = world.db.get('member', id)
  const place = crowdPlaceOf(world, id)
  if (row || place === undefined) return row
  const { account, password, regDate } = crowdMember(world, place)
  const balanceCents = balanceOf(world, id)
  return addMember(world, { id, account, password, regDate, uplineId: CROWD_UPLINE_ID, logins: 1, balanceCents })
}

/** The row of an account; one of the crowd gets theirs now. */
export function rowOfAccount(world: World, account: string): MemberRow | undefined {
  const mate = mateOfAccount(world, account)
  return mate && rowOf(world, mate)
}

/** What is in a member's wallet, in cents. */
export function balanceOf(world: World, id: number): number {
  const row = world.db.get('member', id)
  if (row) return row.balanceCents
  const movements = recordsOf(world, id).movements()
  const all = { from: 0, to: movements.size() }
  return movements.sum('moneyIn', all) - movements.sum('moneyOut', all)
}
