import type { AnnouncementGroup } from '@lobbykit/hooks'

/** The banners that stand above a list of games (LIST-16). */
export const LIST_BANNERS: AnnouncementGroup = 'm_game'
