/** An entry of the side menu's second block (MENU-02). */
export type MenuEntryId = 'deposit' | 'withdraw' | 'share' | 'vip' | 'rewards' | 'mission' | 'rebate' | 'download'

/** Where an entry leads: a page, or the download popup. */
export type MenuEntry = { id: MenuEntryId; path: string } | { id: 'download'; panel: 'download' }

type Row = MenuEntry & {
  /** Feature flag that must be on. */
  flag?: string
  /** Promotion that must be on. */
  promotion?: string
}

/** Entries in their order; one with a feature key shows only where its flag is on (MENU-02). The keys of VIP and mission are assumed. */
const ROWS: readonly Row[] = [
  { id: 'deposit', path: '/m/voucherCenter', flag: 'DEPOSIT' },
  { id: 'withdraw', path: '/m/withdraw', flag: 'WITHDRAW' },
  { id: 'share', path: '/m/inviteFriends' },
  { id: 'vip', path: '/m/member/benefits', flag: 'MEMCLUB3' },
  { id: 'rewards', path: '/m/rewardCenter', flag: 'REWCEN3' },
  { id: 'mission', path: '/m/leaderBoard', flag: 'MISSIONLB3', promotion: 'MISSION' },
  { id: 'rebate', path: '/m/member/manualRebate', flag: 'MANPLAYREB3' },
  { id: 'download', panel: 'download' },
]

/** The second block of the side menu under a merchant's flags (MENU-02). */
export const menuEntries = (settings: {
  has: (flag: string) => boolean
  promotionOn: (promotion: string) => boolean
}): MenuEntry[] =>
  ROWS.filter(
    ({ flag, promotion }) =>
      (flag === undefined || settings.has(flag)) && (promotion === undefined || settings.promotionOn(promotion)),
  ).map(({ flag: _flag, promotion: _promotion, ...entry }) => entry)
