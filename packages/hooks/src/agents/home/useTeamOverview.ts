import { NO_KINDS } from '../../cashier/records/filter.rules.ts'
import { type RecordFilterResult, useRecordFilter } from '../../cashier/records/useRecordFilter.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { teamKpiQueryOptions } from '../agents.queries.ts'
import type { Teammate } from '../members/useTeam.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import { NEWEST } from './teamAt.queries.ts'
import { type TeamFigures, teamFigures } from './teamFigures.rules.ts'

/** A team in a range of days. */
export interface TeamOverviewResult extends ReadState {
  /** Which days are counted, and the ways to change that. */
  filter: RecordFilterResult<never>
  /** Puts the figures into words. */
  texts: AgentTexts
  /** Figures of the team in these days, amounts in units of the currency; undefined until they are known (AGENT-07). */
  figures: TeamFigures | undefined
  /** The newest members. */
  newest: readonly Teammate[]
}

/** What a team has, and what it did in the days that the address says (AGENT-07). */
export function useTeamOverview(search: string): TeamOverviewResult {
  const filter = useRecordFilter(search, 'teamOverview', NO_KINDS)
  const { days, timeZone } = filter
  const { data, status, retry, refusal } = useMemberQuery(teamKpiQueryOptions, { ...days, size: NEWEST, timeZone })
  return {
    filter,
    texts: useAgentTexts(),
    figures: data && teamFigures(data.footer),
    newest: data?.list ?? [],
    status,
    retry,
    refusal,
  }
}
