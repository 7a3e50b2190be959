import { safeUrl } from '../navigation/link.rules.ts'

/** Hosts that serve the merchant's pictures, one of which a visit starts with (APP-21). */
export interface ImageHosts {
  /** Host names with their order of falling back, such as `img1.merchant.example`. */
  hosts: readonly string[]
  /** Index of the host that this visit picked. */
  first: number
}

/** The index of the host a visit picks among `count`, for a `random` from 0 up to 1; 0 where there is none (APP-21). */
export const pickHost = (count: number, random: () => number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(random() * count)))

/**
 * Where a picture may be found, best first: on the picked host, then on each next one, then on the page's own origin
 * (APP-21). A picture of somebody else has one place; one that may not be shown has none. `allowed` are further hosts or
 * patterns that pictures may come from.
 */
export function imageAddresses(
  value: unknown,
  { hosts, first, base, allowed }: ImageHosts & { base: string; allowed: readonly string[] },
): string[] {
  const policy = { base, hosts: [...hosts, ...allowed] }
  const given = safeUrl(value, policy)
  if (given === undefined) return []
  const { origin, host, pathname, search } = new URL(given)
  const own = new URL(base).origin
  if (origin !== own && !hosts.includes(host)) return [given]
  const start = origin === own ? first : hosts.indexOf(host)
  const ring = hosts.map((_, index) => `https://${hosts[(start + index) % hosts.length]}${pathname}${search}`)
  const places = [...ring, `${own}${pathname}${search}`].flatMap((place) => safeUrl(place, policy) ?? [])
  return [...new Set(origin === own ? places : [given, ...places])]
}

/** What a game says of its pictures. */
export interface GamePictures {
  /** False where the game shows no picture at all (LIST-15). */
  showIcon?: boolean | undefined
  /** Address of its picture, as the backend gives it. */
  iconUrl?: string | undefined
  /** Address of a large picture for phones. */
  mobileLargeIcon?: string | undefined
  /** Address of a small picture for phones. */
  mobileSmallIcon?: string | undefined
  /** Id of the game at its vendor. */
  gameId?: string | undefined
  /** Number of the game in the lobby. */
  nodeId: number
}

/** Fields of a game that may name its picture, best first (LIST-15). */
export const GAME_PICTURE_FIELDS = ['iconUrl', 'mobileLargeIcon', 'mobileSmallIcon'] as const

/** The address of a game's picture, else `fallback`; none where the game shows no picture at all (LIST-15, assumed). */
export const gamePicture = (game: GamePictures, fallback?: string): string | undefined =>
  game.showIcon === false ? undefined : GAME_PICTURE_FIELDS.map((field) => game[field]).find(Boolean) || fallback

/** The path of a game's icon, in which the merchant code stands in upper case (APP-21); the rest of it is assumed. */
export const gameIconPath = (merchantCode: string, gameId: string | number): string =>
  `/game/${encodeURIComponent(merchantCode.toUpperCase())}/${encodeURIComponent(gameId)}.png`
