import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { NewMemberWay } from '../../core/navigation/route.rules.ts'

/** The page of a way to a new member (AGENT-07). */
export const newMemberPath = (way: NewMemberWay): string =>
  way === 'account' ? pathOf('agentRegister') : `${pathOf('agentRegister')}?${new URLSearchParams({ way })}`
