import type { WpsSchemas } from '@lobbykit/sdk'

/** A notice or a popup as the backend sends it. */
export type Announcement = WpsSchemas['Announcement']
/** A banner as the backend sends it. */
export type Banner = WpsSchemas['Banner']

/** The kinds of content a merchant publishes: for agents, for players, banners, popups, promotions (CONST-02). */
export type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR'

/** Groups that announcements belong to. */
export type AnnouncementGroup = 'm_reg' | 'm_home' | 'm_game' | 'm_recommend'

/** The group of the registration screen (REG-14). */
export const REGISTER_GROUP: AnnouncementGroup = 'm_reg'
/** The group of the large banners of home, and of what agents are told (HOME-01, AGENT-05). */
export const HOME_GROUP: AnnouncementGroup = 'm_home'
/** The group above a list of games (LIST-16). */
export const GAME_GROUP: AnnouncementGroup = 'm_game'
/** The group of what home recommends (HOME-01). */
export const RECOMMEND_GROUP: AnnouncementGroup = 'm_recommend'

/** Milliseconds between two banners or two hot matches (HOME-06, MATCH-03). */
export const AUTOPLAY_MS = 5_000

/** The banners of a group in their order. */
export const bannersOf = (banners: readonly Banner[], group: AnnouncementGroup): Banner[] =>
  banners.filter(({ groupName }) => groupName === group)

/** A banner's image; one with several shows that of sequence 1 (HOME-07). */
export const bannerImage = (banner: Banner): string =>
  banner.announcementImages?.find(({ sequence }) => sequence === 1)?.url ?? banner.url

/** Tells a banner from the others: its number, else its image. */
export const bannerKey = (banner: Banner): string => `${banner.id ?? bannerImage(banner)}`

/** A banner and where its image may be found, best first (APP-21). */
export type ShownBanner = Banner & {
  /** Tells it from the others. */
  key: string
  /** Addresses of its image, the best first (APP-21). */
  images: readonly string[]
}

/** Banners with the places of their images; one whose image may not be shown is left out. */
export const withImages = (banners: readonly Banner[], placesOf: (address: string) => readonly string[]): ShownBanner[] =>
  banners.flatMap((banner) => {
    const images = placesOf(bannerImage(banner))
    return images.length > 0 ? [{ ...banner, key: bannerKey(banner), images }] : []
  })
