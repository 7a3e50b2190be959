import { pathOf } from '../../core/navigation/addresses.rules.ts'

/** An item of the side menu's second block (MENU-02). */
export type MenuItemId = 'deposit' | 'withdraw' | 'share' | 'vip' | 'rewards' | 'mission' | 'rebate' | 'download'

/** Where an item leads: a page, or the download popup. */
export type MenuItem = { id: MenuItemId; path: string } | { id: 'download'; panel: 'download' }

type Row = MenuItem & {
  /** Feature flag that must be on. */
  flag?: string
  /** Promotion that must be on. */
  promotion?: string
}

/** Items in their order; one with a feature key shows only where its flag is on (MENU-02). The keys of VIP and mission are assumed. */
const ROWS: readonly Row[] = [
  { id: 'deposit', path: pathOf('deposit'), flag: 'DEPOSIT' },
  { id: 'withdraw', path: pathOf('withdraw'), flag: 'WITHDRAW' },
  { id: 'share', path: pathOf('inviteFriends') },
  { id: 'vip', path: pathOf('vip'), flag: 'MEMCLUB3' },
  { id: 'rewards', path: pathOf('rewardCenter'), flag: 'REWCEN3' },
  { id: 'mission', path: pathOf('leaderBoard'), flag: 'MISSIONLB3', promotion: 'MISSION' },
  { id: 'rebate', path: pathOf('rebate'), flag: 'MANPLAYREB3' },
  { id: 'download', panel: 'download' },
]

/** The second block of the side menu under a merchant's flags (MENU-02). */
export const menuItems = (settings: {
  has: (flag: string) => boolean
  promotionOn: (promotion: string) => boolean
}): MenuItem[] =>
  ROWS.filter(
    ({ flag, promotion }) =>
      (flag === undefined || settings.has(flag)) && (promotion === undefined || settings.promotionOn(promotion)),
  ).map(({ flag: _flag, promotion: _promotion, ...item }) => item)
