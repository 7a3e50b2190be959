import type { WpsSchemas } from '@lobbykit/sdk'
import type { MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { percentDone } from '../money/percentDone.rules.ts'
import { promotionPath } from './promotionPath.rules.ts'

/** Letters that an application may say at most (MEM-11). */
export const COMMENT_MOST = 140

/** Where a member stands with a promotion (MEM-09). */
export type PromotionStatus = 'applying' | 'issued' | 'claimed' | 'rejected' | 'process' | 'joined' | 'close' | 'soon'

/** The words of the backend. */
const WORDS: Readonly<Partial<Record<string, PromotionStatus>>> = {
  Applying: 'applying',
  Issued: 'issued',
  Claimed: 'claimed',
  Rejected: 'rejected',
  Process: 'process',
  Joined: 'joined',
  Close: 'close',
  'coming soon': 'soon',
}

/** What each of them is called. */
const NAMES: Readonly<Record<PromotionStatus, MessageId>> = {
  applying: 'promotion_status_applying',
  issued: 'promotion_status_issued',
  claimed: 'promotion_status_claimed',
  rejected: 'promotion_status_rejected',
  process: 'promotion_status_process',
  joined: 'promotion_status_joined',
  close: 'promotion_status_close',
  soon: 'promotion_status_soon',
}

/** The status that a word of the backend stands for; undefined for none, and for a word of a newer backend (MEM-09). */
export const promotionStatus = (word: string | undefined): PromotionStatus | undefined =>
  word !== undefined && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined

/** What a status is called. */
export const promotionStatusName = (status: PromotionStatus): MessageId => NAMES[status]

/** How far the member has come with what a promotion asks for; amounts in words. */
export interface PromotionNeed {
  /** What is to be done: pay in, or play. */
  kind: 'deposit' | 'stake'
  /** Whole percent; 100 only when all of it is done. */
  percent: number
  /** How much is asked for. */
  amount: string
  /** How much of it is done. */
  done: string
  /** What is missing. */
  left: string
}

/** A promotion as it stands for the member; amounts in words. */
export interface MemberPromotion {
  /** Number of the promotion, as text. */
  id: string
  /** Title of the promotion. */
  title: string
  /** The name of its category; undefined where it has none. */
  category: string | undefined
  /** Address of its picture; undefined where it has none. */
  imageUrl: string | undefined
  /** HTML of the backend; only of a single promotion. */
  content: string | undefined
  /** Undefined where the member has not applied, or the word of the backend is unknown. */
  status: PromotionStatus | undefined
  /** The name of that status. */
  statusName: MessageId | undefined
  /** What it gives; undefined while that is not known. */
  bonus: string | undefined
  /** How often the bonus is to be played before it may be withdrawn; 0 for not at all. */
  turnoverTimes: number
  /** What it asks for, and how far the member has come; undefined where it asks for nothing. */
  need: PromotionNeed | undefined
  /** The same while the member is at it, the only time when it says something how far that is; undefined at any other time. */
  progress: PromotionNeed | undefined
  /** The day to name with it, in words and in the viewer's own time: from when one may apply, or until when it is there; undefined for none. */
  term:
    | {
        /** Whether it is there from that day on, or until then. */
        is: 'from' | 'until'
        /** The day. */
        day: string
      }
    | undefined
  /** Whether the member can apply for it now (MEM-09). */
  canApply: boolean
  /** Whether the member can claim its bonus now (MEM-09). */
  canClaim: boolean
  /** Whether an application may bring a comment. */
  takesComment: boolean
  /** What the application said. */
  comment: string | undefined
  /** Why it was rejected. */
  reason: string | undefined
  /** Its page. */
  path: string
}

function needOf(
  { kind, amount, done }: WpsSchemas['PromotionNeed'],
  show: (amount: number) => string,
): PromotionNeed | undefined {
  if (kind !== 'deposit' && kind !== 'stake') return undefined
  const left = Math.max(0, amount - done)
  return { kind, percent: percentDone(done, amount), amount: show(amount), done: show(done), left: show(left) }
}

/** One that is to come has a day from which it is there, any other one a last day. */
function termOf(
  { startsAt, endsAt }: Pick<WpsSchemas['Promotion'], 'startsAt' | 'endsAt'>,
  status: PromotionStatus | undefined,
  dayOf: (moment: number) => string | undefined,
): MemberPromotion['term'] {
  const [is, moment] = status === 'soon' ? (['from', startsAt] as const) : (['until', endsAt] as const)
  const day = moment === undefined ? undefined : dayOf(moment)
  return day ? { is, day } : undefined
}

/** A promotion as it shows; `show` puts an amount in words, `dayOf` gives the day of a moment, nothing for what is none (MEM-09). */
export function memberPromotion(
  promotion: WpsSchemas['Promotion'],
  show: (amount: number) => string,
  dayOf: (moment: number) => string | undefined,
): MemberPromotion {
  const { title, category, imageUrl, content, bonus, comment, reason } = promotion
  const status = promotionStatus(promotion.status)
  const need = promotion.need && needOf(promotion.need, show)
  const id = String(promotion.id)
  return {
    id,
    title,
    category: category || undefined,
    imageUrl,
    content,
    status,
    statusName: status && NAMES[status],
    bonus: bonus === undefined ? undefined : show(bonus),
    turnoverTimes: promotion.turnoverTimes ?? 0,
    need,
    progress: status === 'process' ? need : undefined,
    term: termOf(promotion, status, dayOf),
    canApply: promotion.status === undefined,
    canClaim: status === 'issued',
    takesComment: promotion.takesComment === true,
    comment,
    reason,
    path: promotionPath(id),
  }
}

/** The page of a promotion as the list of promotions leads to it: an address for one promotion alone (ROUTE-01). */
export const promotionDetailPath = (id: number): string =>
  `${pathOf('activityDetail')}?${new URLSearchParams({ id: String(id) })}`

/** The parts of the reward centre: what waits to be claimed, what is under way, what is over (MEM-09). */
export type RewardGroup = 'toClaim' | 'underWay' | 'past'

/** Those parts, in their order. */
export const REWARD_GROUPS: readonly RewardGroup[] = ['toClaim', 'underWay', 'past']

const GROUPS: Readonly<Record<PromotionStatus, RewardGroup | undefined>> = {
  issued: 'toClaim',
  applying: 'underWay',
  process: 'underWay',
  joined: 'underWay',
  claimed: 'past',
  rejected: 'past',
  close: undefined,
  soon: undefined,
}

/** The promotions of a member by the part of the reward centre that they stand in; one without a part of the member's in none. */
export function rewardGroups<Standing extends Pick<MemberPromotion, 'status'>>(
  promotions: readonly Standing[],
): Record<RewardGroup, Standing[]> {
  const groups: Record<RewardGroup, Standing[]> = { toClaim: [], underWay: [], past: [] }
  for (const promotion of promotions) {
    const group = promotion.status && GROUPS[promotion.status]
    if (group) groups[group].push(promotion)
  }
  return groups
}

/** The categories of some promotions, each once, in the order in which they come. */
export const promotionCategories = (promotions: readonly { category?: string | undefined }[]): string[] => [
  ...new Set(promotions.flatMap(({ category }) => category || [])),
]

/** What an application says, as far as it may: no more letters than there may be (MEM-11). */
export const acceptComment = (text: string): string => [...text].slice(0, COMMENT_MOST).join('')
