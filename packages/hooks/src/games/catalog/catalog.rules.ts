import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../../core/navigation/addresses.rules.ts'

/** A game as the backend lists it. */
export type Game = WpsSchemas['Game']

/** What a game or a lottery is called: as the site names it, else as its vendor does, else as addresses do (LIST-15). */
export const nameOf = ({ displayName, gameName, nodeName }: Pick<Game, 'displayName' | 'gameName' | 'nodeName'>): string =>
  displayName || gameName || nodeName || ''

/** Kinds of rooms in which live games are played (ENT-01): open to all, for members of rank, or paid for by the view. */
export type RoomType = 'free' | 'vip' | 'payPerView'
const ROOM_TYPES = new Map<string | undefined, RoomType>([
  ['FREE', 'free'],
  ['VIP', 'vip'],
  ['PPV', 'payPerView'],
])

/** The kind of a game's room; undefined for a game without rooms, and for a kind that is not known (ENT-01). */
export const roomTypeOf = ({ roomType }: Pick<Game, 'roomType'>): RoomType | undefined => ROOM_TYPES.get(roomType)

/** What marks the tile of a game: its room, where not everybody may enter it or it costs something, else that the game is new (ENT-01). */
export type GameMark = Exclude<RoomType, 'free'> | 'new'

/** The mark of the tile of a game in a room, or in none; undefined for none (ENT-01). */
export const markOf = (room: RoomType | undefined, isNew: boolean | undefined): GameMark | undefined =>
  room && room !== 'free' ? room : isNew ? 'new' : undefined

/** The list of a vendor's games of a type. */
export const gameListPath = (gameType: string, vassalage: string): string =>
  `${pathOf('gameList')}?${new URLSearchParams({ gameType, vassalage })}`

/** Fixed by the product for the mobile build (LIST-06, LIST-13). */
export const PLATFORM = 'html5' as const
export const CLIENT_TYPE = 2 as const
export const HOT_PLATFORM = 2 as const
export const TYPE_ID = '1' as const
