import {
  drawsQueryOptions,
  GAME_PICTURE_FIELDS,
  isLobbyCode,
  lotteriesQueryOptions,
  lotteryGameQueryOptions,
  lotteryMenuQueryOptions,
  parseStartSearch,
  read,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'
import { merchant } from '../../merchant.ts'

/** Which lotteries there are depends on the site's prize mode, which its vendors say first. */
const lotteries = ({ language }: ReadPlace) => [read(drawsQueryOptions, { language }), read(vendorsQueryOptions, { language })]

export function lottery(place: ReadPlace) {
  const { language } = place
  const { prizeMode } = merchant
  const listed = prizeMode ? [read(lotteriesQueryOptions, { language, prizeMode }, GAME_PICTURE_FIELDS)] : []
  return [...lotteries(place), ...listed, read(lotteryMenuQueryOptions, { language })]
}

export const moreLottery = (place: ReadPlace) => lotteries(place)

/** A game's page asks for its game, a lobby for its lotteries. */
export function startLottery(place: ReadPlace) {
  const { code } = parseStartSearch(place.search)
  return isLobbyCode(code) ? lotteries(place) : [read(lotteryGameQueryOptions, { language: place.language, code })]
}
