import type { LinkRow } from '../agentRows.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { MEMBER_TYPE } from './members.ts'
import { startingRates } from './rates.ts'

/** As many letters and digits as a link's code has behind its first two. */
const CODE_LETTERS = 4
const FACTOR = 48_271
const CODES = 36 ** CODE_LETTERS
/** Links that an agent may have. */
export const MOST_LINKS = 20

/** The links of an agent, the newest first. */
export const linksOf = (world: World, agentId: number): LinkRow[] =>
  world.db
    .filter('link', (row) => row.agentId === agentId)
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))

/** Makes a link: its code is capital letters and digits, as the rule of the field asks. */
export function addLink(world: World, link: Pick<LinkRow, 'agentId' | 'isAgent' | 'rates'>): LinkRow {
  const number = (world.nextId() * FACTOR) % CODES
  const id = `AG${number.toString(36).padStart(CODE_LETTERS, '0').toUpperCase()}`
  const row: LinkRow = { ...link, id, at: world.now(), registered: 0 }
  world.db.add('link', row)
  return row
}

/** What somebody becomes who registers with a code; nothing where it is no agent's link. */
export function placeByLink(
  world: World,
  code: string | undefined,
): Pick<MemberRow, 'type' | 'uplineId' | 'toUpline' | 'rates'> | undefined {
  const link = code === undefined ? undefined : world.db.get('link', code)
  const agent = link && world.db.get('member', link.agentId)
  return agent && { ...placeBelow(agent, link.isAgent), rates: ratesOfLink(world, link) }
}

/** Where somebody new stands right below an agent; an agent hands money up to the one above (BAL-08). */
export const placeBelow = ({ id, account }: MemberRow, isAgent: boolean) =>
  isAgent ? { type: AGENT_TYPE, uplineId: id, toUpline: account } : { type: MEMBER_TYPE.member, uplineId: id }

/** What a link grants now: the agent's own rates may have become lower since it was made. */
export const ratesOfLink = (world: World, { agentId, rates }: LinkRow) => startingRates(world, { id: agentId }, rates)

/** The member type of agents that are opened (assumed). */
const AGENT_TYPE = 1

/** Counts a registration by a link. */
export function countRegistration(world: World, code: string | undefined) {
  const link = code === undefined ? undefined : world.db.get('link', code)
  if (link) world.db.patch('link', link.id, { registered: link.registered + 1 })
}
