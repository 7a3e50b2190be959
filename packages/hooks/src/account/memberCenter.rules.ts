import type { PlaceSettings } from '../site/menu/flags.rules.ts'
import { type PlaceItem, type PlaceMember, placesOf } from '../site/menu/places.rules.ts'

const QUICK = ['deposit', 'bets', 'records', 'security'] as const
const LIST = [
  'rewards',
  'share',
  'agency',
  'deposits',
  'withdrawals',
  'records',
  'bets',
  'profit',
  'transfer',
  'rebate',
  'mission',
  'rebates',
  'inbox',
  'service',
  'feedback',
  'download',
] as const

/** A place that the member centre leads to (MEM-01, MEM-02). */
export type MemberPlaceId = (typeof QUICK)[number] | (typeof LIST)[number]

/** A place that the member centre leads to, and where it leads. */
export type MemberPlace = PlaceItem<MemberPlaceId>

/**
 * The places of the member centre by what is switched on and who the member is: those on top, and the list below (MEM-01,
 * MEM-02). A feature that is off is off in both (assumed).
 */
export const memberPlaces = (
  settings: PlaceSettings,
  member: PlaceMember,
): { quick: PlaceItem<(typeof QUICK)[number]>[]; list: PlaceItem<(typeof LIST)[number]>[] } => ({
  quick: placesOf(QUICK, settings, member),
  list: placesOf(LIST, settings, member),
})
