import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { type LinkPolicy, safeUrl } from '../../core/navigation/link.rules.ts'
import { percentOf } from '../../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../../money/hundredths.rules.ts'

/** A way to pay in. */
export type DepositChannel = WpsSchemas['DepositChannel']
/** A promotion that a deposit may come with. */
export type DepositPromotion = WpsSchemas['DepositPromotion']
/** An order of a deposit. */
export type DepositOrder = WpsSchemas['DepositOrder']

/** The ways to pay that this client knows; each is ordered by a call of its own (BAL-03). */
export const CHANNEL_KINDS = ['manual', 'gateway', 'alipay', 'qq', 'wechat'] as const
/** A way to pay that this client knows. */
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Ids by which a payment gateway tells where it is asked from (BAL-06). */
export const WEB_GATEWAY = 1
export const MOBILE_GATEWAY = 3

const isKind = (kind: string): kind is ChannelKind => CHANNEL_KINDS.some((each) => each === kind)

/** The channels this client can order by; one of a newer kind is left out. */
export const knownChannels = (channels: readonly DepositChannel[]) =>
  channels.flatMap(({ kind, ...channel }) => (isKind(kind) ? [{ ...channel, kind }] : []))

/** What a promotion brings on top of an amount, in units of the currency; nothing below its least deposit. */
export function bonusOf({ bonusPercent, minAmount, maxBonus }: DepositPromotion, amount: number): number {
  if (amount < minAmount) return 0
  const bonus = fromHundredths(Math.floor(percentOf(toHundredths(amount), bonusPercent)))
  return Math.min(bonus, maxBonus)
}

/** How an order stands: `waiting` for the payment, `done`, or `refused`; one in any other state waits. */
export const orderStatus = ({ status }: { status: string }): 'waiting' | 'done' | 'refused' =>
  status === 'done' || status === 'refused' ? status : 'waiting'

/** What a code to scan says, where that is a whole address that may be opened: a player on this phone cannot scan it (BAL-03). */
export const codeUrl = (qrText: string | undefined, policy: LinkPolicy): string | undefined =>
  qrText !== undefined && /^https?:\/\//i.test(qrText) ? safeUrl(qrText, policy) : undefined

/** The page of an order. */
export const depositOrderPath = (orderId: string): string => `${pathOf('deposit')}?${new URLSearchParams({ order: orderId })}`

/** Milliseconds between two looks at an order that waits. */
export const ORDER_LOOK_MS = 5_000
