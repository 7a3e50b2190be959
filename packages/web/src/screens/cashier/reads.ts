import {
  balanceQueryOptions,
  bankCardsQueryOptions,
  depositChannelsQueryOptions,
  depositPromotionsQueryOptions,
  memberInfoQueryOptions,
  read,
  securityConfigQueryOptions,
  transferTermsQueryOptions,
  withdrawTermsQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const deposit = ({ language }: ReadPlace) => [
  read(depositChannelsQueryOptions, { language }),
  read(depositPromotionsQueryOptions, { language }),
]

export const withdraw = () => [
  read(withdrawTermsQueryOptions, undefined),
  read(bankCardsQueryOptions, undefined),
  read(securityConfigQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
]

export const uplineTransfer = () => [
  read(memberInfoQueryOptions, undefined),
  read(transferTermsQueryOptions, undefined),
  read(securityConfigQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
]
