import {
  missionRankQueryOptions,
  missionsQueryOptions,
  noticesQueryOptions,
  promotionIdOf,
  promotionQueryOptions,
  promotionsQueryOptions,
  promotionTextsQueryOptions,
  read,
  rebateQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const notice = ({ language }: ReadPlace) => [read(noticesQueryOptions, { language })]

export const activity = ({ language }: ReadPlace) => [
  read(promotionTextsQueryOptions, { language }),
  read(promotionsQueryOptions, { language }),
]

export const activityDetail = ({ language, search }: ReadPlace) => {
  const id = promotionIdOf(search)
  const own = id === undefined ? [] : [read(promotionQueryOptions, { language, id })]
  return [read(promotionTextsQueryOptions, { language }), ...own]
}

export const rewardCenter = ({ language }: ReadPlace) => [read(promotionsQueryOptions, { language })]

export const rebate = () => [read(rebateQueryOptions, undefined)]

export const leaderBoard = ({ language }: ReadPlace) => [
  read(missionRankQueryOptions, undefined),
  read(missionsQueryOptions, { language }),
]
