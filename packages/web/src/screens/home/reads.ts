import {
  favouriteIdsQueryOptions,
  GAME_PICTURE_FIELDS,
  HOT,
  homeAnnouncementsQueryOptions,
  homeCategory,
  hotGamesQueryOptions,
  read,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const home = ({ language, search }: ReadPlace) => {
  const isHot = homeCategory(search) === HOT
  return [
    ...(isHot ? [read(hotGamesQueryOptions, { language }, GAME_PICTURE_FIELDS)] : []),
    read(homeAnnouncementsQueryOptions, { language }),
    read(vendorsQueryOptions, { language }),
    ...(isHot ? [read(favouriteIdsQueryOptions, undefined)] : []),
  ]
}
