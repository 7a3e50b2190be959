import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { TeamQuery } from './teamQuery.rules.ts'

/** The address of the team's members. */
export function teamPath({ upline, search = '', to = [] }: Partial<TeamQuery>): string {
  const query = new URLSearchParams({
    ...(upline && { upline }),
    ...(search && { search }),
    ...(to.length > 0 && { to: to.join(',') }),
  }).toString()
  return query ? `${pathOf('team')}?${query}` : pathOf('team')
}
