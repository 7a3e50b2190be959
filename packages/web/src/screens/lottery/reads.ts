import {
  drawsQueryOptions,
  GAME_PICTURE_FIELDS,
  lotteriesQueryOptions,
  lotteryCenterView,
  lotteryMenuQueryOptions,
  prizeModeAt,
  read,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import { merchant } from '../../merchant.ts'
import type { ReadPlace } from '../../shared/reads.ts'

/** Which lotteries there are depends on the prize mode: that of the address, else the site's, which its vendors say in the end. */
function lotteries({ language, search }: ReadPlace, pictures?: readonly string[]) {
  const prizeMode = prizeModeAt(search, merchant.prizeMode)
  return [
    read(drawsQueryOptions, { language }),
    read(vendorsQueryOptions, { language }),
    ...(prizeMode ? [read(lotteriesQueryOptions, { language, prizeMode }, pictures)] : []),
  ]
}

/** The other parts of the centre show no pictures of lotteries, but need to know which there are. */
export const lottery = (place: ReadPlace) => [
  ...lotteries(place, lotteryCenterView(place.search) === 'lotteries' ? GAME_PICTURE_FIELDS : undefined),
  read(lotteryMenuQueryOptions, { language: place.language }),
]

export const moreLottery = (place: ReadPlace) => lotteries(place, GAME_PICTURE_FIELDS)

export const startLottery = (place: ReadPlace) => lotteries(place, GAME_PICTURE_FIELDS)
