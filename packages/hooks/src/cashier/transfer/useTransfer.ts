import type { WpsSchemas } from '@lobbykit/sdk'
import { memberInfoQueryOptions } from '../../account/member.queries.ts'
import { securityConfigQueryOptions } from '../../account/profile/profile.queries.ts'
import { type ObstacleWords, shownObstacle } from '../../account/security/securityWay.rules.ts'
import { ask } from '../../core/notices/notices.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { together } from '../../core/reads.rules.ts'
import { canTransferToUpline } from '../../core/session/member.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { QUICK_AMOUNTS } from '../../money/amount.rules.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import { spendable } from '../../money/spendable.rules.ts'
import { useMoneyText, useShortMoneyText } from '../../money/useMoneyText.ts'
import { TRANSFER_FLAG } from '../../site/menu/flags.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { HAND_ON_OBSTACLES, type HandOnObstacle, handOnObstacle } from '../handOn.rules.ts'
import { type MoneyForm, useMoneyForm } from '../useMoneyForm.ts'
import { transferMutationOptions, transferTermsQueryOptions } from './transfer.queries.ts'

/** Fields of a transfer, in their order. */
export type TransferField = 'amount' | 'paymentPassword'

/** Why a member cannot hand money to the upline now. */
export type TransferObstacle = 'notAllowed' | HandOnObstacle

/** The form that hands money to the upline. */
export interface TransferResult extends MoneyForm<TransferField, WpsSchemas['MoneyOrder']> {
  /** Who gets it; undefined until it is known. */
  upline: string | undefined
  /**
   * What stands in the way: the member may not transfer, has no payment password yet, or has something left to play; undefined for
   * nothing, and as long as `order` is shown.
   */
  obstacle: Obstacle<TransferObstacle> | undefined
  /** Amounts in words with their currency. */
  shown: {
    /** The least transfer. */
    min: string
    /** The highest transfer. */
    max: string
    /** What is in the wallet. */
    balance: string
    /** What is still to be played before money may be transferred. */
    turnoverLeft: string
  }
}

const INITIAL = { amount: '', paymentPassword: '' }
const NAMES = ['amount', 'paymentPassword'] as const
const SECRET = ['paymentPassword'] as const
const OBSTACLES: Readonly<Record<TransferObstacle, ObstacleWords>> = {
  notAllowed: { message: 'transfer_not_allowed' },
  ...HAND_ON_OBSTACLES,
}

/** The form that hands money to the member's upline, at most once (BAL-05, BAL-08). */
export function useTransfer(): TransferResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const showShort = useShortMoneyText()
  const settings = useSettings()
  const info = useMemberQuery(memberInfoQueryOptions, undefined)
  const security = useMemberQuery(securityConfigQueryOptions, undefined)
  const wallet = useMemberQuery(balanceQueryOptions, undefined)
  const { type, toUpline: upline } = info.data ?? {}
  const isAllowed =
    settings.isKnown && info.data ? settings.has(TRANSFER_FLAG) && canTransferToUpline({ type, toUpline: upline }) : undefined
  const terms = useMemberQuery(transferTermsQueryOptions, undefined)
  const { minAmount, maxAmount, turnoverLeft } = terms.data ?? {}
  const kind = isAllowed === false ? 'notAllowed' : handOnObstacle(security.data, terms.data)
  const obstacle = kind && shownObstacle<TransferObstacle>(kind, OBSTACLES[kind])

  const form = useMoneyForm<TransferField, WpsSchemas['MoneyOrder']>({
    kind: 'transfer',
    // The backend refuses the terms of a transfer that is not allowed.
    load: together([settings, info, ...(isAllowed ? [security, terms, wallet] : [])]),
    initial: INITIAL,
    names: NAMES,
    secret: SECRET,
    limits: { min: minAmount, max: maxAmount, balance: wallet.data?.sumBalance },
    offered: QUICK_AMOUNTS,
    check: async (values) => (values.paymentPassword === '' ? { id: 'payment_needed' } : undefined),
    about: (_, amount) => ({ amount, upline: upline ?? '' }),
    confirm: (_, amount) =>
      ask(lobby, {
        title: { id: 'transfer_confirm' },
        text: { id: 'transfer_summary', values: { amount, upline: upline ?? '' } },
      }),
    send: obstacle
      ? obstacle.message
      : ({ paymentPassword }, amount, intention) =>
          write(lobby, transferMutationOptions(lobby), { amount, paymentPassword, intention }),
  })

  return {
    ...form,
    upline,
    obstacle: form.order ? undefined : obstacle,
    shown: {
      min: showShort(minAmount ?? 0),
      max: showShort(maxAmount ?? 0),
      balance: show(spendable(wallet.data?.sumBalance ?? 0)),
      turnoverLeft: show(turnoverLeft ?? 0),
    },
  }
}
