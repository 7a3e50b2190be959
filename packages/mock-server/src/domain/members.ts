import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { move } from './ledger.ts'
import { digitsOf } from './smsCodes.ts'

/** Member types the product tells apart. */
export const MEMBER_TYPE = { member: 0, general: 2, trial: 4, affiliate: 40 } as const

export const isAgent = ({ type }: MemberRow) =>
  type !== MEMBER_TYPE.member && type !== MEMBER_TYPE.trial && type !== MEMBER_TYPE.affiliate

/** Agents whom contracts are of no concern to: they are never asked about one, and so none is offered to them (AGENT-06, assumed). */
const WITHOUT_CONTRACTS: ReadonlySet<number> = new Set([41, 42])
export const takesContracts = (member: MemberRow) => isAgent(member) && !WITHOUT_CONTRACTS.has(member.type)

export const isTrialMember = ({ type }: MemberRow) => type === MEMBER_TYPE.trial

/** Whether a member may hand money to the upline (BAL-08). */
export const canTransfer = ({ flags }: World, { type, toUpline }: MemberRow) =>
  flags.AGETRANSFERUP3 === true && toUpline !== undefined && type !== MEMBER_TYPE.general

/** The member of an account name, whatever its case. */
export function memberOf(world: World, account: string): MemberRow | undefined {
  const wanted = account.trim().toLowerCase()
  return world.db.find('member', (row) => row.account.toLowerCase() === wanted)
}

export function memberOfMobile(world: World, mobile: string): MemberRow | undefined {
  const wanted = digitsOf(mobile)
  return wanted ? world.db.find('member', (row) => row.mobile === wanted) : undefined
}

/** The member who logs in with an account name, or with a mobile number in its place (FORGOT-04). */
export const memberOfLogin = (world: World, name: string) => memberOf(world, name) ?? memberOfMobile(world, name)

export type NewMember = Pick<MemberRow, 'account' | 'password'> & Partial<MemberRow>

/** Adds a member with an opening balance in cents, which the ledger notes. */
export function addMember(world: World, fields: NewMember): MemberRow {
  const member: MemberRow = {
    type: MEMBER_TYPE.member,
    status: 'active',
    regDate: world.now(),
    logins: 0,
    alwaysCaptcha: false,
    ...fields,
    id: fields.id ?? world.nextId(),
    balanceCents: 0,
    turnoverCents: 0,
  }
  world.db.add('member', member)
  return { ...member, balanceCents: move(world, member.id, 'opening', fields.balanceCents ?? 0) }
}

/** A member's name as others may see it. */
export const masked = (account: string) => `${account.slice(0, 2)}***${account.slice(-2)}`
