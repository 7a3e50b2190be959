import {
  missionRankQueryOptions,
  missionsQueryOptions,
  noticesQueryOptions,
  promotionsQueryOptions,
  promotionTextsQueryOptions,
  read,
  rebateQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const notice = ({ language }: ReadPlace) => [read(noticesQueryOptions, { language })]

export const activity = ({ language }: ReadPlace) => [read(promotionTextsQueryOptions, { language })]

export const activityDetail = (place: ReadPlace) => activity(place)

export const rewardCenter = ({ language }: ReadPlace) => [read(promotionsQueryOptions, { language })]

export const rebate = () => [read(rebateQueryOptions, undefined)]

export const leaderBoard = ({ language }: ReadPlace) => [
  read(missionRankQueryOptions, undefined),
  read(missionsQueryOptions, { language }),
]
