import type { PlaceSettings } from './flags.rules.ts'
import { type PlaceItem, placesOf } from './places.rules.ts'

const IDS = ['deposit', 'withdraw', 'share', 'vip', 'rewards', 'mission', 'rebate', 'download'] as const

/** An item of the side menu's second block (MENU-02). */
export type MenuItemId = (typeof IDS)[number]

/** An item of the side menu, and where it leads (MENU-02). */
export type MenuItem = PlaceItem<MenuItemId>

/** The second block of the side menu under a merchant's flags (MENU-02). */
export const menuItems = (settings: PlaceSettings): MenuItem[] =>
  placesOf(IDS, settings, { type: undefined, toUpline: undefined })
