import {
  agentNoticesQueryOptions,
  balanceQueryOptions,
  memberInfoQueryOptions,
  read,
  teamTodayQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const agent = ({ language }: ReadPlace) => [
  read(teamTodayQueryOptions, undefined),
  read(memberInfoQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
  read(agentNoticesQueryOptions, { language }),
]
