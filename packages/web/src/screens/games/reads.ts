import {
  favouriteIdsQueryOptions,
  GAME_GROUP,
  GAME_PICTURE_FIELDS,
  gameMenusQueryOptions,
  gamesAtInfiniteQueryOptions,
  gameTypesQueryOptions,
  groupBannersQueryOptions,
  HOT,
  namedCategory,
  read,
  readPages,
  SLOTS,
  vendorsQueryOptions,
  winnersQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const gameCenter = ({ language }: ReadPlace) => [
  read(vendorsQueryOptions, { language }),
  read(gameMenusQueryOptions, { language }),
]

/** A list with its vendors; `gameType` is its category where the address names none, `always` even where it names one. */
const gamesOf =
  (gameType?: string, always = false) =>
  ({ language, search }: ReadPlace) => {
    const isNamed = !always && namedCategory(search) !== undefined
    const hasTypes = isNamed || gameType !== HOT
    return [
      readPages(
        gamesAtInfiniteQueryOptions,
        { language, search, ...(gameType && !isNamed && { gameType }) },
        GAME_PICTURE_FIELDS,
      ),
      read(vendorsQueryOptions, { language }),
      read(groupBannersQueryOptions, { language, groupName: GAME_GROUP }),
      read(favouriteIdsQueryOptions, undefined),
      ...(hasTypes ? [read(gameTypesQueryOptions, { language })] : []),
    ]
  }

export const gameList = gamesOf()
export const gameLobby = gamesOf(HOT)
export const slotsCenter = gamesOf(SLOTS, true)

export const winners = ({ language }: ReadPlace) => [read(winnersQueryOptions, { language })]
