import {
  agentNoticesQueryOptions,
  agentRebateQueryOptions,
  type ContractKind,
  contractAccess,
  contractsQueryOptions,
  dividendsAtInfiniteQueryOptions,
  downlineQueryOptions,
  downlinesInfiniteQueryOptions,
  formRulesQueryOptions,
  memberInfoQueryOptions,
  ownRatesQueryOptions,
  read,
  readPages,
  readWhere,
  teamBetsAtInfiniteQueryOptions,
  teamKpiAtQueryOptions,
  teamProfitAtQueryOptions,
  teamProfitMembersAtInfiniteQueryOptions,
  teamQueryOf,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const agentNotice = ({ language }: ReadPlace) => [read(agentNoticesQueryOptions, { language })]

export const teamOverview = (place: ReadPlace) => [read(teamKpiAtQueryOptions, place)]

export function team(place: ReadPlace) {
  const { upline, search } = teamQueryOf(place.search)
  return [
    readPages(downlinesInfiniteQueryOptions, { upline, search }),
    read(memberInfoQueryOptions, undefined),
    ...(upline === undefined ? [] : [read(downlineQueryOptions, { account: upline })]),
  ]
}

export const teamProfit = (place: ReadPlace) => [
  read(teamProfitAtQueryOptions, place),
  readPages(teamProfitMembersAtInfiniteQueryOptions, place),
]

export const teamBetting = (place: ReadPlace) => [readPages(teamBetsAtInfiniteQueryOptions, place)]

export const agentRegister = ({ language }: ReadPlace) => [
  read(ownRatesQueryOptions, undefined),
  read(formRulesQueryOptions, { language }),
]

export const agentRebate = () => [readPages(downlinesInfiniteQueryOptions, { upline: undefined, search: '' })]

export const teamRebate = () => [read(agentRebateQueryOptions, undefined)]

// Whether there are contracts, dividends and the rain for an agent, the settings and the session say: no page of the build can
// know it.

const contract =
  (kind: ContractKind) =>
  ({ language }: ReadPlace) => [readWhere(contractAccess(kind), { language }, read(contractsQueryOptions, { kind }))]

export const salaryContract = contract('dailySalary')
export const dividendContract = contract('dividend')
export const hourContract = contract('hourlySalary')

export const agentDividend = (place: ReadPlace) => [
  readWhere(contractAccess('dividend'), place, readPages(dividendsAtInfiniteQueryOptions, place)),
]

// With its screen: the time of the rain is told by rules that the other screens of agents do without.
export const redRain = async (place: ReadPlace) => (await import('./RedRain/reads.ts')).redRain(place)
