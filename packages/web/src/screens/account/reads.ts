import { availablePromotionsQueryOptions, balanceQueryOptions, memberInfoQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const member = ({ language }: ReadPlace) => [
  read(memberInfoQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
  read(availablePromotionsQueryOptions, { language }),
]
