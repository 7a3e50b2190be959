import { drawsQueryOptions, read, vendorsQueryOptions } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

/** Which lotteries there are depends on the site's prize mode, which its settings say first. */
export const lottery = ({ language }: ReadPlace) => [
  read(drawsQueryOptions, { language }),
  read(vendorsQueryOptions, { language }),
]

export const moreLottery = (place: ReadPlace) => lottery(place)
export const startLottery = (place: ReadPlace) => lottery(place)
