import {
  favouriteIdsQueryOptions,
  GAME_PICTURE_FIELDS,
  homeAnnouncementsQueryOptions,
  hotGamesQueryOptions,
  read,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const home = ({ language }: ReadPlace) => [
  read(hotGamesQueryOptions, { language }, GAME_PICTURE_FIELDS),
  read(homeAnnouncementsQueryOptions, { language }),
  read(vendorsQueryOptions, { language }),
  read(favouriteIdsQueryOptions, undefined),
]
