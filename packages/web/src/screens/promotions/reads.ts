import {
  missionRankQueryOptions,
  missionsQueryOptions,
  noticesQueryOptions,
  promotionIdOf,
  promotionQueryOptions,
  promotionsQueryOptions,
  promotionTextsQueryOptions,
  read,
  readOfAccount,
  rebateQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const notice = ({ language }: ReadPlace) => [read(noticesQueryOptions, { language })]

/** One promotion, with how it stands for the member. */
export const activityDetail = ({ language, search }: ReadPlace) => {
  const id = promotionIdOf(search)
  const own = id === undefined ? [] : [read(promotionQueryOptions, { language, id })]
  return [read(promotionTextsQueryOptions, { language }), ...own]
}

/** The promotion that the address names, else all of them. */
export const activity = (place: ReadPlace) => {
  const { language, search } = place
  if (promotionIdOf(search) !== undefined) return activityDetail(place)
  return [read(promotionTextsQueryOptions, { language }), readOfAccount(promotionsQueryOptions, { language })]
}

export const rewardCenter = ({ language }: ReadPlace) => [readOfAccount(promotionsQueryOptions, { language })]

export const rebate = () => [read(rebateQueryOptions, undefined)]

export const leaderBoard = ({ language }: ReadPlace) => [
  read(missionRankQueryOptions, undefined),
  read(missionsQueryOptions, { language }),
]
