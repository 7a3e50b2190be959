import {
  drawsQueryOptions,
  isLobbyCode,
  lotteryGameQueryOptions,
  lotteryMenuQueryOptions,
  parseStartSearch,
  read,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

/** Which lotteries there are depends on the site's prize mode, which its settings say first. */
const lotteries = ({ language }: ReadPlace) => [read(drawsQueryOptions, { language }), read(vendorsQueryOptions, { language })]

export const lottery = (place: ReadPlace) => [...lotteries(place), read(lotteryMenuQueryOptions, { language: place.language })]

export const moreLottery = (place: ReadPlace) => lotteries(place)

/** A game's page asks for its game, a lobby for its lotteries. */
export function startLottery(place: ReadPlace) {
  const { code } = parseStartSearch(place.search)
  return isLobbyCode(code) ? lotteries(place) : [read(lotteryGameQueryOptions, { language: place.language, code })]
}
