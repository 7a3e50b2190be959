import {
  availablePromotionsQueryOptions,
  balanceQueryOptions,
  formRulesQueryOptions,
  memberInfoQueryOptions,
  read,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const changePassword = ({ language }: ReadPlace) => [read(formRulesQueryOptions, { language })]

export const member = ({ language }: ReadPlace) => [
  read(memberInfoQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
  read(availablePromotionsQueryOptions, { language }),
]
