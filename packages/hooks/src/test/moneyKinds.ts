import { addBankCardMutationOptions, removeBankCardMutationOptions } from '../account/cards/cards.queries.ts'
import { createLinkMutationOptions, openAccountMutationOptions } from '../agents/accounts/accounts.queries.ts'
import { claimAgentRebateMutationOptions } from '../agents/accounts/agentRebate.queries.ts'
import {
  answerContractMutationOptions,
  endContractMutationOptions,
  offerContractMutationOptions,
  payContractMutationOptions,
  takeBackContractMutationOptions,
} from '../agents/contracts/contracts.queries.ts'
import { openEnvelopeMutationOptions } from '../agents/rain/rain.queries.ts'
import { handDownMutationOptions } from '../agents/transfer/handDown.queries.ts'
import { depositMutationOptions } from '../cashier/deposit/deposit.queries.ts'
import { transferMutationOptions } from '../cashier/transfer/transfer.queries.ts'
import { withdrawMutationOptions } from '../cashier/withdraw/withdraw.queries.ts'
import type { Lobby } from '../core/lobby.ts'
import { write } from '../core/write.ts'
import { cancelSubordersMutationOptions, placeOrderMutationOptions } from '../lottery/orders.queries.ts'
import type { OrderBody } from '../lottery/slip.rules.ts'
import type { IntentionKind } from '../money/once/intention.rules.ts'
import { claimPromotionMutationOptions } from '../promotions/promotions.queries.ts'

/** A card that maria88 has. */
export const OWN_CARD_ID = 1
const CARD = { bankCode: 'BPI', number: '4000123412341234' }
/** The hourly salary that agent01 has offered to north01. */
export const CONTRACT = { contractId: 'C6' }
/** The daily salary that agent01 pays to south01. */
export const RUNNING = { contractId: 'C7' }
/** What agent01 may offer to south01, although that one has a contract. */
export const OFFER = { kind: 'dailySalary', account: 'south01', rate: 0.15, leastBase: 5, leastMembers: 1 } as const
/** An account that agent01 opens. */
export const ACCOUNT = { username: 'newbie77', password: 'Newbie77pass' }
/** What the bonus of promotion 701 is, in cents. */
export const BONUS_CENTS = 10_000
/** Of a transfer to several one row is done, and one is refused. */
const SEVERAL = [
  { account: 'ella26', amount: 500 },
  { account: 'vip777', amount: 100 },
] as const

/** One that is not empty. */
const FULL_ENVELOPE = 1

/** What an order costs: both sides of a sum, one unit each. */
export const STAKE = 2

/** What was there before: a slip for the open draw, or suborders that were placed for it. */
export interface Prepared {
  slip: OrderBody
  suborderIds: string[]
  /** When the draw takes its last bet, or the rain ends, ms since 1970; undefined for what does not close. */
  closesAt: number | undefined
  /** What is due, in cents, and up to which moment. */
  cents: number
  until: number
  /** The round of the rain. */
  roundId: string
}
export const NOTHING: Prepared = {
  slip: { code: '', playType: 'trad', bets: [], draws: [] },
  suborderIds: [],
  closesAt: undefined,
  cents: 0,
  until: 0,
  roundId: '',
}

interface Row {
  /** Where the name of the row is none of a kind. */
  kind?: IntentionKind
  account: string
  operation: string
  records: string
  send: (lobby: Lobby, prepared: Prepared) => (intention: string) => Promise<unknown>
}

/** How each kind of intention is sent, by which call, and which call shows what it has left; some kinds by several calls. */
export const KINDS = {
  deposit: {
    account: 'maria88',
    operation: 'depositManual',
    records: 'listDeposits',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, depositMutationOptions(lobby), {
        kind: 'manual',
        language: 'EN',
        body: { channelId: 'bdo', amount: 500 },
        intention,
      }),
  },
  withdraw: {
    account: 'maria88',
    operation: 'withdraw',
    records: 'listWithdrawals',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, withdrawMutationOptions(lobby), { cardId: 1, amount: 500, paymentPassword: '123456', intention }),
  },
  transfer: {
    account: 'agent01',
    operation: 'transferToUpline',
    records: 'listMovements',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, transferMutationOptions(lobby), { amount: 500, paymentPassword: '123456', intention }),
  },
  handDown: {
    account: 'agent01',
    operation: 'transferToDownline',
    records: 'listMovements',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, handDownMutationOptions(lobby), {
        rows: [{ account: 'ella26', amount: 500 }],
        paymentPassword: '123456',
        intention,
      }),
  },
  claim: {
    account: 'maria88',
    operation: 'claimPromotion',
    records: 'listMovements',
    send: (lobby: Lobby) => (intention: string) => write(lobby, claimPromotionMutationOptions(lobby), { id: 701, intention }),
  },
  card: {
    account: 'maria88',
    operation: 'addBankCard',
    records: 'listBankCards',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, addBankCardMutationOptions(lobby), { ...CARD, paymentPassword: '123456', intention }),
  },
  contractAnswer: {
    account: 'north01',
    operation: 'answerContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, answerContractMutationOptions(lobby), { ...CONTRACT, accepts: true, intention }),
  },
  contractOffer: {
    account: 'agent01',
    operation: 'offerContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) => write(lobby, offerContractMutationOptions(lobby), { ...OFFER, intention }),
  },
  contractTakeBack: {
    account: 'agent01',
    operation: 'takeBackContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, takeBackContractMutationOptions(lobby), { ...CONTRACT, intention }),
  },
  contractEnd: {
    account: 'agent01',
    operation: 'endContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) => write(lobby, endContractMutationOptions(lobby), { ...RUNNING, intention }),
  },
  accountOpen: {
    account: 'agent01',
    operation: 'openAccount',
    records: 'getDownline',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, openAccountMutationOptions(lobby), { ...ACCOUNT, isAgent: false, rates: {}, intention }),
  },
  linkCreate: {
    account: 'agent01',
    operation: 'createAgentLink',
    records: 'listAgentLinks',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, createLinkMutationOptions(lobby), { isAgent: true, rates: {}, intention }),
  },
  bet: {
    account: 'maria88',
    operation: 'placeLotteryOrder',
    records: 'listLotteryOrders',
    send:
      (lobby: Lobby, { slip }: Prepared) =>
      (intention: string) =>
        write(lobby, placeOrderMutationOptions(lobby), { language: 'EN', body: slip, intention }),
  },
  betCancel: {
    account: 'maria88',
    operation: 'cancelLotterySuborders',
    records: 'listMovements',
    send:
      (lobby: Lobby, { suborderIds }: Prepared) =>
      (intention: string) =>
        write(lobby, cancelSubordersMutationOptions(lobby), { suborderIds, intention }),
  },
  handDownSeveral: {
    kind: 'handDown',
    account: 'agent01',
    operation: 'transferToDownlines',
    records: 'listMovements',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, handDownMutationOptions(lobby), { rows: SEVERAL, paymentPassword: '123456', intention }),
  },
  cardRemoval: {
    kind: 'card',
    account: 'maria88',
    operation: 'removeBankCard',
    records: 'listBankCards',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, removeBankCardMutationOptions(lobby), { id: OWN_CARD_ID, paymentPassword: '123456', intention }),
  },
  contractPayment: {
    kind: 'claim',
    account: 'agent01',
    operation: 'processDailySalary',
    records: 'listMovements',
    send:
      (lobby: Lobby, { until }: Prepared) =>
      (intention: string) =>
        write(lobby, payContractMutationOptions(lobby, 'dailySalary'), { until, intention }),
  },
  agentRebate: {
    kind: 'claim',
    account: 'agent01',
    operation: 'claimAgentRebate',
    records: 'listMovements',
    send: (lobby: Lobby) => (intention: string) => write(lobby, claimAgentRebateMutationOptions(lobby), { intention }),
  },
  envelope: {
    kind: 'claim',
    account: 'agent01',
    operation: 'openEnvelope',
    records: 'listMovements',
    send:
      (lobby: Lobby, { roundId }: Prepared) =>
      (intention: string) =>
        write(lobby, openEnvelopeMutationOptions(lobby), { roundId, envelope: FULL_ENVELOPE, intention }),
  },
} as const satisfies Record<IntentionKind, Row> & Record<string, Row>
export type Kind = keyof typeof KINDS
/** The kind of intention that a row stands for. */
export function kindOf(row: Kind): IntentionKind {
  const each = KINDS[row]
  return 'kind' in each ? each.kind : (row as IntentionKind)
}
export const kinds = Object.keys(KINDS) as Kind[]

/** What moves, in units of the currency, where it is money. */
export const AMOUNTS: Readonly<Partial<Record<Kind, number>>> = {
  deposit: 500,
  withdraw: 500,
  transfer: 500,
  handDown: 500,
  claim: BONUS_CENTS / 100,
  bet: STAKE,
}

export const centsOf = (amount: number) => Math.round(amount * 100)
