import { letters } from '../random.ts'
import type { MemberRow, SessionRow } from '../rows.ts'
import type { World } from '../world.ts'

const SESSION_HOURS = 12
/** How long a renewed token still works, for calls under way. */
const RENEWED_SECONDS = 60

const HEX = '0123456789abcdef'
const secret = (world: World) => `${letters(world.random, 24, HEX)}${world.nextId().toString(16)}`

function issue(world: World, memberId: number, session: string): string {
  const id = secret(world)
  world.db.add('session', { id, session, memberId, expiresAt: world.now() + SESSION_HOURS * 3_600_000 })
  return id
}

/** Begins a session and answers its token. */
function openSession(world: World, memberId: number): string {
  const now = world.now()
  for (const { id } of world.db.filter('session', (row) => row.expiresAt <= now)) world.db.remove('session', id)
  return issue(world, memberId, secret(world))
}

/** The session of a valid token. */
export function findSession(world: World, token: string): SessionRow | undefined {
  const row = world.db.get('session', token)
  return row && row.expiresAt > world.now() ? row : undefined
}

const TOKEN = new RegExp(`^[${HEX}]{25,}$`)

/** Why a token opens no session: it ran out, the session is over, or it never was one. */
export function tokenRefusal(world: World, token: string): 'session.expired' | 'session.ended' | 'token.invalid' {
  if (world.db.get('session', token)) return 'session.expired'
  return TOKEN.test(token) ? 'session.ended' : 'token.invalid'
}

/** Whether a session still has a valid token; a launched game asks this, it knows no token. */
export function isSessionOpen(world: World, session: string): boolean {
  const now = world.now()
  return world.db.find('session', (row) => row.session === session && row.expiresAt > now) !== undefined
}

/** A fresh token for the same session; the old one works for 60 more seconds. */
export function renewSession(world: World, row: SessionRow): string {
  const expiresAt = Math.min(row.expiresAt, world.now() + RENEWED_SECONDS * 1000)
  world.db.patch('session', row.id, { expiresAt })
  return issue(world, row.memberId, row.session)
}

const end = (world: World, accepts: (row: SessionRow) => boolean) => {
  for (const { id } of world.db.filter('session', accepts)) world.db.remove('session', id)
}

export const endSession = (world: World, session: string) => end(world, (row) => row.session === session)
export const endSessionsOf = (world: World, memberId: number, except?: string) =>
  end(world, (row) => row.memberId === memberId && row.session !== except)

/** How many of some members are logged in now. */
export function onlineOf(world: World, memberIds: ReadonlySet<number>): number {
  const now = world.now()
  const open = world.db.peek('session').filter(({ memberId, expiresAt }) => expiresAt > now && memberIds.has(memberId))
  return new Set(open.map(({ memberId }) => memberId)).size
}

/** The contract's session of a member who just got in; counts the login. */
export function welcome(world: World, member: MemberRow) {
  world.db.patch('member', member.id, { logins: member.logins + 1, lastLoginAt: world.now() })
  return {
    token: openSession(world, member.id),
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.logins === 0,
  }
}
