import { useLanguage } from '../../core/language/useLanguage.ts'
import type { MessageId } from '../../core/message.ts'
import { ask } from '../../core/notices/notices.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { together } from '../../core/reads.rules.ts'
import { useIsTrial } from '../../core/session/useIsTrial.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useOwned } from '../../core/session/useOwned.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { keptChoice } from '../../form/drafts.ts'
import { amountOf } from '../../money/amount.rules.ts'
import { useMoneyText, useShortMoneyText } from '../../money/useMoneyText.ts'
import { useWalletWayIsOff } from '../../site/menu/useWalletWays.ts'
import { type MoneyForm, useMoneyForm } from '../useMoneyForm.ts'
import { depositChannelsQueryOptions, depositMutationOptions, depositPromotionsQueryOptions } from './deposit.queries.ts'
import {
  bonusOf,
  type ChannelKind,
  type DepositChannel,
  type DepositOrder,
  depositOrderPath,
  knownChannels,
} from './deposit.rules.ts'

/** Fields of a deposit. */
export type DepositField = 'channelId' | 'amount' | 'promotionId'

/** A promotion as the form of a deposit offers it. */
export interface OfferedPromotion {
  /** Id of the promotion, to be given to `choosePromotion`. */
  promotionId: number
  /** Title of the promotion. */
  title: string
  /** What it brings on top of the amount that is typed, in words; undefined below its least deposit. */
  bonus: string | undefined
  /** The least deposit that it takes, in words with its currency. */
  min: string
  /** How many times its bonus is to be played before it may be withdrawn. */
  turnoverTimes: number
  /** Whether the deposit comes with it. */
  isChosen: boolean
}

/** Why a member cannot order a deposit. */
export type DepositObstacle = 'off' | 'trial'

/** The form that pays money in. */
export interface DepositResult extends MoneyForm<DepositField, DepositOrder> {
  /** What stands in the way: the merchant offers no deposits (`off`), or it is play on trial, which has no wallet to pay into. Undefined for nothing, and as long as that is not known. */
  obstacle: Obstacle<DepositObstacle> | undefined
  /** The page of the order that was found to be made after all (BAL-05); undefined for none. */
  orderPath: string | undefined
  /** Ways to pay; none until the promotions are known, too. */
  channels: readonly (Omit<DepositChannel, 'kind'> & {
    /** Which way to pay it is. */
    kind: ChannelKind
  })[]
  /** The chosen channel; the first one unless the member chose. */
  channel:
    | (Omit<DepositChannel, 'kind'> & {
        /** Which way to pay it is. */
        kind: ChannelKind
      })
    | undefined
  /** Chooses a channel, by its id. */
  chooseChannel: (channelId: string) => void
  /** Promotions that the deposit may come with (BAL-03). */
  promotions: readonly OfferedPromotion[]
  /** Takes a promotion, or gives it back where it is chosen already. */
  choosePromotion: (promotionId: number) => void
  /** The limits of the chosen channel, in words with their currency. */
  shown: {
    /** The least deposit. */
    min: string
    /** The highest deposit. */
    max: string
  }
}

const INITIAL = { channelId: '', amount: '', promotionId: '' }
const NAMES = ['amount', 'promotionId'] as const
const OBSTACLE_TEXTS: Readonly<Record<DepositObstacle, MessageId>> = { off: 'no_permission', trial: 'actual_account' }

/** The form that orders a deposit, at most once (BAL-03, BAL-05). */
export function useDeposit(): DepositResult {
  const lobby = useLobby()
  const { code: language } = useLanguage()
  const show = useMoneyText()
  const showShort = useShortMoneyText()
  const isOff = useWalletWayIsOff('deposit')
  const channelsRead = useMemberQuery(depositChannelsQueryOptions, { language })
  const promotionsRead = useMemberQuery(depositPromotionsQueryOptions, { language })
  const isTrial = useIsTrial()
  const kind: DepositObstacle | undefined = isOff ? 'off' : isTrial ? 'trial' : undefined
  const obstacle = kind && { kind, message: { id: OBSTACLE_TEXTS[kind] }, way: undefined }
  const load = together(obstacle ? [] : [channelsRead, promotionsRead])
  // All at once: what comes alone would push away what stands below it.
  const isReady = load.status === 'ready'
  const channels = knownChannels((isReady && channelsRead.data) || [])
  const [chosen, choose] = useOwned(() => keptChoice(lobby, 'deposit', 'channelId') ?? '')
  const channel = channels.find(({ channelId }) => channelId === chosen) ?? channels[0]
  const [promotionId, setPromotion] = useOwned(() => Number(keptChoice(lobby, 'deposit', 'promotionId')) || undefined)
  const offered = (isReady && promotionsRead.data) || []
  const promotion = offered.find((each) => each.promotionId === promotionId)

  const form = useMoneyForm<DepositField, DepositOrder>({
    kind: 'deposit',
    load,
    initial: INITIAL,
    chosen: { channelId: chosen, promotionId: promotionId === undefined ? '' : String(promotionId) },
    names: NAMES,
    limits: { min: channel?.minAmount, max: channel?.maxAmount },
    offered: channel?.quickAmounts ?? [],
    dependents: { amount: ['promotionId'] },
    check: async (values, name) => {
      if (name !== 'promotionId' || !promotion) return undefined
      const isEnough = (amountOf(values.amount) ?? 0) >= promotion.minAmount
      return isEnough ? undefined : { id: 'promotion_least', values: { amount: show(promotion.minAmount) } }
    },
    about: (_, amount) => ({ amount, channel: channel?.name ?? '' }),
    confirm: (values, amount) => {
      const bonus = promotion && show(bonusOf(promotion, amountOf(values.amount) ?? 0))
      return ask(lobby, {
        title: { id: 'deposit_confirm' },
        text: bonus
          ? { id: 'deposit_summary_bonus', values: { amount, channel: channel?.name ?? '', bonus } }
          : { id: 'deposit_summary', values: { amount, channel: channel?.name ?? '' } },
      })
    },
    send:
      channel && !obstacle
        ? (_, amount, intention) => {
            const { kind, channelId } = channel
            const body = { channelId, amount, ...(promotion && { promotionId: promotion.promotionId }) }
            return write(lobby, depositMutationOptions(lobby), { kind, language, body, intention })
          }
        : (obstacle?.message ?? { id: 'channel_none' }),
    ordered({ orderId }) {
      choose('')
      setPromotion(undefined)
      lobby.ports.navigate(depositOrderPath(orderId))
    },
  })

  const amount = amountOf(form.values.amount) ?? 0
  const foundOrder = form.found?.outcome === 'done' ? form.found.orderId : undefined
  return {
    ...form,
    obstacle,
    orderPath: foundOrder === undefined ? undefined : depositOrderPath(foundOrder),
    channels,
    channel,
    chooseChannel: choose,
    promotions: offered.map((each) => {
      const bonus = bonusOf(each, amount)
      return {
        promotionId: each.promotionId,
        title: each.title,
        bonus: bonus > 0 ? show(bonus) : undefined,
        min: showShort(each.minAmount),
        turnoverTimes: each.turnoverTimes,
        isChosen: each.promotionId === promotionId,
      }
    }),
    choosePromotion: (id) => setPromotion(id === promotionId ? undefined : id),
    shown: { min: showShort(channel?.minAmount ?? 0), max: showShort(channel?.maxAmount ?? 0) },
  }
}
