import type { WpsSchemas } from '@lobbykit/sdk'
import type { BankCard } from '../../account/cards/cards.rules.ts'
import { bankCardsQueryOptions, securityConfigQueryOptions } from '../../account/profile/profile.queries.ts'
import { type ObstacleWords, shownObstacle } from '../../account/security/securityWay.rules.ts'
import { ask } from '../../core/notices/notices.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { together } from '../../core/reads.rules.ts'
import { useIsTrial } from '../../core/session/useIsTrial.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { offeredField } from '../../form/offered.rules.ts'
import { amountOf, arrivingOf, feeOf, QUICK_AMOUNTS } from '../../money/amount.rules.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import { spendable } from '../../money/spendable.rules.ts'
import { useMoneyText, useShortMoneyText } from '../../money/useMoneyText.ts'
import { useWalletWayIsOff } from '../../site/menu/useWalletWays.ts'
import { HAND_ON_OBSTACLES } from '../handOn.rules.ts'
import { type MoneyForm, useMoneyForm } from '../useMoneyForm.ts'
import { withdrawMutationOptions, withdrawTermsQueryOptions } from './withdraw.queries.ts'

/** Fields of a withdrawal, in their order. */
export type WithdrawField = 'cardId' | 'amount' | 'paymentPassword'

/** Why a member cannot ask for a withdrawal now. */
export type WithdrawObstacle = 'off' | 'trial' | 'card' | 'paymentPassword' | 'turnover' | 'times'

/** The form that pays money out. */
export interface WithdrawResult extends MoneyForm<WithdrawField, WpsSchemas['MoneyOrder']> {
  /** The member's bank cards, the oldest first. */
  cards: readonly BankCard[]
  /**
   * What stands in the way; undefined for nothing, and as long as `order` is shown. The merchant may offer no withdrawals (`off`). Who
   * plays on trial has no wallet to withdraw from.
   */
  obstacle: Obstacle<WithdrawObstacle> | undefined
  /** Amounts in words with their currency. */
  shown: {
    /** The least withdrawal. */
    min: string
    /** The highest withdrawal. */
    max: string
    /** What is in the wallet. */
    balance: string
    /** What is still to be played before money may be withdrawn. */
    turnoverLeft: string
    /** The fee of the typed amount; undefined while none is typed. */
    fee: string | undefined
    /** What arrives of the typed amount; undefined while none is typed. */
    arriving: string | undefined
  }
  /** Withdrawals left today. */
  timesLeft: number
}

const INITIAL = { cardId: '', amount: '', paymentPassword: '' }
const NAMES = ['cardId', 'amount', 'paymentPassword'] as const
const SECRET = ['paymentPassword'] as const
/** What each obstacle says, also where the form was sent before it was known; the backend would say the same. */
const OBSTACLES: Readonly<Record<WithdrawObstacle, ObstacleWords>> = {
  off: { message: 'no_permission' },
  trial: { message: 'actual_account' },
  card: { message: 'card_missing', part: { id: 'bankCards', label: 'label_cardId' } },
  times: { message: 'times_used' },
  ...HAND_ON_OBSTACLES,
}

/** The form that pays money out to a bank card, at most once (BAL-04, BAL-05). */
export function useWithdraw(): WithdrawResult {
  const lobby = useLobby()
  const isTrial = useIsTrial()
  const isOff = useWalletWayIsOff('withdraw')
  const show = useMoneyText()
  const showShort = useShortMoneyText()
  const terms = useMemberQuery(withdrawTermsQueryOptions, undefined)
  const cards = useMemberQuery(bankCardsQueryOptions, undefined)
  const security = useMemberQuery(securityConfigQueryOptions, undefined)
  const wallet = useMemberQuery(balanceQueryOptions, undefined)
  const { minAmount, maxAmount, feePercent = 0, turnoverLeft = 0, timesLeft = 0 } = terms.data ?? {}
  const list = cards.data ?? []
  const cardOf = (id: string) => list.find((card) => String(card.id) === id)

  const findObstacle = (): WithdrawObstacle | undefined => {
    if (isOff) return 'off'
    if (isTrial) return 'trial'
    if (security.data && !security.data.paymentPassword) return 'paymentPassword'
    if (cards.data && list.length === 0) return 'card'
    if (!terms.data) return undefined
    if (turnoverLeft > 0) return 'turnover'
    return timesLeft === 0 ? 'times' : undefined
  }
  const kind = findObstacle()
  const obstacle = kind && shownObstacle(kind, OBSTACLES[kind])

  const form = useMoneyForm<WithdrawField, WpsSchemas['MoneyOrder']>({
    kind: 'withdraw',
    load: together(isOff || isTrial ? [] : [terms, cards, security, wallet]),
    initial: INITIAL,
    names: NAMES,
    secret: SECRET,
    limits: { min: minAmount, max: maxAmount, balance: wallet.data?.sumBalance },
    offered: QUICK_AMOUNTS,
    check: async (values, name) => {
      if (name === 'cardId') return cardOf(values.cardId) ? undefined : { id: 'card_needed' }
      return values.paymentPassword === '' ? { id: 'payment_needed' } : undefined
    },
    about: (values, amount) => ({ amount, card: cardOf(values.cardId)?.number ?? '' }),
    confirm: (values, amount) => {
      const card = cardOf(values.cardId)
      const arriving = show(arrivingOf(amountOf(values.amount) ?? 0, feePercent))
      return ask(lobby, {
        title: { id: 'withdraw_confirm' },
        text: {
          id: 'withdraw_summary',
          values: { amount, arriving, bank: card?.bankName ?? '', number: card?.number ?? '' },
        },
      })
    },
    send: obstacle
      ? obstacle.message
      : ({ cardId, paymentPassword }, amount, intention) =>
          write(lobby, withdrawMutationOptions(lobby), { cardId: Number(cardId), amount, paymentPassword, intention }),
  })

  const amount = amountOf(form.values.amount)
  const cardIds = list.map(({ id }) => String(id))
  return {
    ...form,
    field: (name) => {
      const own = form.field(name)
      return name === 'cardId' ? offeredField(own, cardIds) : own
    },
    cards: list,
    obstacle: form.order ? undefined : obstacle,
    shown: {
      min: showShort(minAmount ?? 0),
      max: showShort(maxAmount ?? 0),
      balance: show(spendable(wallet.data?.sumBalance ?? 0)),
      turnoverLeft: show(turnoverLeft),
      fee: amount === undefined ? undefined : show(feeOf(amount, feePercent)),
      arriving: amount === undefined ? undefined : show(arrivingOf(amount, feePercent)),
    },
    timesLeft,
  }
}
