import type { AnnouncementGroup } from '@lobbykit/hooks'

/** The banners that stand above a list of games (LIST-16). */
export const LIST_BANNERS: AnnouncementGroup = 'm_game'

/** The category of the page of slots, which shows no other (LIST-01). */
export const SLOTS = 'RNG'
