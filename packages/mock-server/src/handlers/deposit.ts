import { type Outcome, ok, RefusedError, refuse } from '../answers.ts'
import { amountOf, centsOf } from '../domain/ledger.ts'
import { depositAllowed } from '../domain/limits.ts'
import { isTrialMember } from '../domain/members.ts'
import { addOrder, DEPOSIT_WAITS_MS } from '../domain/orders.ts'
import { recordsOf } from '../domain/records.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Body, Call, Handlers, Value } from '../operation.ts'
import type { OrderRow } from '../rows.ts'
import { type ChannelKind, channels, depositPromotions } from '../seed/deposits.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

type View = Value<'getDeposit'>
type Asked = { world: World; member: Call<'depositManual'>['member']; session: Call<'depositManual'>['session'] }

const channelOf = (channelId: string | undefined) => channels.find((each) => each.channelId === channelId)

/** The promotions a member's next deposit may come with. */
function promotionsOf(world: World, memberId: number) {
  const { orders } = recordsOf(world, memberId)
  const hasPaid = orders('deposit').size() > orders('deposit', 'refused').size()
  return depositPromotions.filter(({ isFirstOnly }) => !(isFirstOnly && hasPaid))
}

const promotionOf = (world: World, memberId: number, promotionId: number) =>
  promotionsOf(world, memberId).find((each) => each.promotionId === promotionId)

function view(order: OrderRow, language: string, origin: string): View {
  const channel = channelOf(order.channelId)
  const page = `${origin}/mock/pay/${order.id}`
  const isWaiting = order.status === 'waiting'
  return {
    orderId: order.id,
    reference: order.reference,
    amount: amountOf(order.cents),
    status: order.status,
    createdAt: order.at,
    ...(order.expiresAt !== undefined && { expiresAt: order.expiresAt }),
    ...(order.reason && { reason: say(order.reason, language) }),
    ...(isWaiting && channel?.account && { account: channel.account }),
    ...(isWaiting && channel?.kind === 'gateway' && { payUrl: page }),
    // A phone that scans it comes to the page where the mock is told that it was paid.
    ...(isWaiting && channel && isScanned(channel.kind) && { qrText: page }),
  }
}

const isScanned = (kind: ChannelKind) => kind === 'alipay' || kind === 'qq' || kind === 'wechat'

/** The member who may move money; throws the refusal of everyone else. */
export function payer(call: Asked, flag: string) {
  const { member } = signedIn(call)
  if (isTrialMember(member)) throw new RefusedError(refuse('trial.not.allowed'))
  if (!call.world.flags[flag]) throw new RefusedError(refuse('feature.off'))
  return member
}

/** The cents of an amount within its limits; throws the refusal of any other. */
export function centsWithin(
  amount: number,
  { minCents, maxCents }: { minCents: number; maxCents: number },
  code: 'deposit.amount.limits' | 'withdraw.amount.limits' | 'transfer.amount.limits',
): number {
  const cents = centsOf(amount)
  if (cents !== undefined && cents >= minCents && cents <= maxCents) return cents
  throw new RefusedError(refuse(code, { minAmount: amountOf(minCents), maxAmount: amountOf(maxCents) }))
}

type Deposit = Asked & { body: Body<'depositManual'>; language: string; origin: string }

function order(kind: ChannelKind) {
  return (call: Deposit): Outcome<View> => {
    const { world, body, language, origin } = call
    const member = payer(call, 'DEPOSIT')
    const channel = channelOf(body.channelId)
    if (channel?.kind !== kind) return refuse('deposit.channel.off')
    const cents = centsWithin(body.amount, channel, 'deposit.amount.limits')
    if (!depositAllowed(world, member.id, cents)) return refuse('limit.deposit')
    const { promotionId } = body
    const promotion = promotionId === undefined ? undefined : promotionOf(world, member.id, promotionId)
    if (promotionId !== undefined && !(promotion && cents >= promotion.minCents)) return refuse('deposit.promotion.wrong')
    const row = addOrder(world, {
      kind: 'deposit',
      memberId: member.id,
      cents,
      status: 'waiting',
      channelId: channel.channelId,
      expiresAt: world.now() + DEPOSIT_WAITS_MS,
      ...(promotion && { promotionId: promotion.promotionId }),
    })
    return ok(view(row, language, origin))
  }
}

export const depositHandlers = {
  listDepositChannels: (call) =>
    ok(
      channels.map(({ channelId, kind, name, minCents, maxCents, quickCents }) => ({
        channelId,
        kind,
        name: say(name, call.language),
        minAmount: amountOf(minCents),
        maxAmount: amountOf(maxCents),
        quickAmounts: quickCents.map(amountOf),
      })),
    ),
  listDepositPromotions(call) {
    const { member } = signedIn(call)
    return ok(
      promotionsOf(call.world, member.id).map((each) => ({
        promotionId: each.promotionId,
        title: say(each.title, call.language),
        bonusPercent: each.bonusPercent,
        minAmount: amountOf(each.minCents),
        maxBonus: amountOf(each.maxBonusCents),
        turnoverTimes: each.turnoverTimes,
      })),
    )
  },
  depositManual: order('manual'),
  depositGateway: order('gateway'),
  depositAlipay: order('alipay'),
  depositQq: order('qq'),
  depositWechat: order('wechat'),
  getDeposit(call) {
    const { world, path, language, origin } = call
    const { member } = signedIn(call)
    const row = world.db.get('order', path.orderId)
    if (row?.kind !== 'deposit' || row.memberId !== member.id) return refuse('deposit.not.found')
    return ok(view(row, language, origin))
  },
} satisfies Partial<Handlers>
