import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../../core/navigation/pathChoice.ts'
import { LINK_WAY } from '../../core/navigation/route.rules.ts'

/** How an agent wins a new member: by an account that the agent opens, or by a link to hand on (AGENT-07). */
export type NewMemberWay = 'account' | typeof LINK_WAY

const WAYS: readonly NewMemberWay[] = ['account', LINK_WAY]

/** The page of a way to a new member (AGENT-07). */
export const newMemberPath = (way: NewMemberWay): string =>
  way === 'account' ? pathOf('agentRegister') : `${pathOf('agentRegister')}?${new URLSearchParams({ way })}`

/** The ways to a new member, on the page of one of them (AGENT-07). */
export const newMemberWays = (shown: NewMemberWay): readonly (PathChoice & { way: NewMemberWay })[] =>
  WAYS.map((way) => ({ way, path: newMemberPath(way), isChosen: way === shown }))
