import { type AddressName, pathOf, type SitePath } from '../../core/navigation/addresses.rules.ts'
import { canTransferToUpline, isAgent } from '../../core/session/member.rules.ts'
import {
  INBOX_FLAG,
  isSwitchedOn,
  MISSION_SWITCH,
  type PlaceSettings,
  type PlaceSwitch,
  REBATE_SWITCH,
  REBATES_SWITCH,
  RECORDS_FLAG,
  TRANSFER_FLAG,
} from './flags.rules.ts'
import { WALLET_FLAGS } from './wallet.rules.ts'

/** Panels that a menu opens. */
export type PlacePanel = 'download' | 'service'

interface Place extends PlaceSwitch {
  to: { path: SitePath } | { panel: PlacePanel }
  /** Whether a member of this kind sees it; everybody where it is not said. */
  isFor?: (member: PlaceMember) => boolean
}

/** What decides which places a member sees. */
export interface PlaceMember {
  /** Member type; undefined for a guest. */
  type: number | undefined
  /** User name of the member's agent; undefined where there is none. */
  toUpline: string | undefined
}

const path = (to: AddressName): { to: { path: SitePath } } => ({ to: { path: pathOf(to) } })

/** Where menus lead, and who sees it there (MENU-02, MEM-02, BAL-08). The key of VIP is assumed. */
const PLACES = {
  deposit: { ...path('deposit'), flag: WALLET_FLAGS.deposit },
  withdraw: { ...path('withdraw'), flag: WALLET_FLAGS.withdraw },
  share: path('inviteFriends'),
  vip: { ...path('vip'), flag: 'MEMCLUB3' },
  rewards: { ...path('rewardCenter'), flag: 'REWCEN3' },
  agency: { ...path('agent'), isFor: ({ type }) => type !== undefined && isAgent(type) },
  bets: { ...path('gameRecord'), flag: 'TRANSBETREPMEM3' },
  records: { ...path('transactionRecord'), flag: RECORDS_FLAG },
  deposits: { ...path('depositReport'), flag: 'DEPRECM3' },
  withdrawals: { ...path('withdrawReport'), flag: 'WITHREC3' },
  profit: { ...path('profitAndLoss'), flag: 'PERSREP' },
  transfer: { ...path('uplineTransfer'), flag: TRANSFER_FLAG, isFor: canTransferToUpline },
  rebate: { ...path('rebate'), ...REBATE_SWITCH },
  rebates: { ...path('rebateReport'), ...REBATES_SWITCH },
  mission: { ...path('leaderBoard'), ...MISSION_SWITCH },
  security: path('securityCenter'),
  inbox: { ...path('inbox'), flag: INBOX_FLAG },
  feedback: { ...path('feedback'), flag: 'FEEDBACK3' },
  service: { to: { panel: 'service' } },
  download: { to: { panel: 'download' } },
} as const satisfies Record<string, Place>

/** A place that a menu leads to. */
export type PlaceId = keyof typeof PLACES

/** Where a menu's item leads: to a page, or to a panel over the present one. */
export type PlaceItem<Id extends PlaceId = PlaceId> =
  | {
      /** Which place of the site it leads to. */
      id: Id
      /** The path of the page that it opens. */
      path: SitePath
    }
  | {
      /** Which place of the site it leads to. */
      id: Id
      /** The panel that it opens. */
      panel: PlacePanel
    }

/** Those of some places that a visitor sees, in their order (MENU-02, MEM-02). */
export function placesOf<Id extends PlaceId>(
  ids: readonly Id[],
  settings: PlaceSettings,
  member: PlaceMember,
): PlaceItem<Id>[] {
  return ids.flatMap((id) => {
    const { to, isFor, ...needed }: Place = PLACES[id]
    return isSwitchedOn(needed, settings) && (isFor === undefined || isFor(member)) ? [{ id, ...to }] : []
  })
}
