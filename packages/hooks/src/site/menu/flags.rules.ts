/** What a merchant switched on. */
export interface PlaceSettings {
  has: (flag: string) => boolean
  promotionOn: (promotion: string) => boolean
}

/** What must be on for a place to be there. */
export interface PlaceSwitch {
  /** Feature flag that must be on. */
  flag?: string
  /** Promotion that must be on. */
  promotion?: string
}

/** Flags of places that more than one menu or page asks about (MENU-02, AGENT-04, BAL-08). The key of the mission is assumed. */
export const RECORDS_FLAG = 'TRANSREC3'
export const TRANSFER_FLAG = 'AGETRANSFERUP3'
export const INBOX_FLAG = 'MAILCEN'
export const REBATE_SWITCH: PlaceSwitch = { flag: 'MANPLAYREB3' }
export const REBATES_SWITCH: PlaceSwitch = { flag: 'PLYRBT' }
export const MISSION_SWITCH: PlaceSwitch = { flag: 'MISSIONLB3', promotion: 'MISSION' }

/** Whether a place is there as far as the merchant decides it (MENU-02, MEM-02). */
export const isSwitchedOn = ({ flag, promotion }: PlaceSwitch, { has, promotionOn }: PlaceSettings): boolean =>
  (flag === undefined || has(flag)) && (promotion === undefined || promotionOn(promotion))

/** Whether the merchant has switched off what a menu would lead to; no, until the settings are known (MENU-02, MEM-02). */
export const isSwitchedOff = (needed: PlaceSwitch, settings: PlaceSettings & { isKnown: boolean }): boolean =>
  settings.isKnown && !isSwitchedOn(needed, settings)
