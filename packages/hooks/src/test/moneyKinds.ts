import { answerContractMutationOptions, takeBackContractMutationOptions } from '../agents/contracts/contracts.queries.ts'
import { handDownMutationOptions } from '../agents/transfer/handDown.queries.ts'
import { depositMutationOptions } from '../cashier/deposit/deposit.queries.ts'
import { transferMutationOptions } from '../cashier/transfer/transfer.queries.ts'
import { withdrawMutationOptions } from '../cashier/withdraw/withdraw.queries.ts'
import type { Lobby } from '../core/lobby.ts'
import { write } from '../core/write.ts'
import { cancelSubordersMutationOptions, placeOrderMutationOptions } from '../lottery/lottery.queries.ts'
import type { OrderBody } from '../lottery/slip.rules.ts'
import { begin, settle } from '../money/once/intentions.ts'
import { addBankCardMutationOptions } from '../profile/cards/cards.queries.ts'
import { claimPromotionMutationOptions } from '../promotions/promotions.queries.ts'
import { type Browser, openBrowser, type Tab } from './browserTabs.ts'

const CARD = { bankCode: 'BPI', number: '4000123412341234' }
/** The daily salary that is offered to type41, who has no team that would have to be counted. */
const CONTRACT = { contractId: 'C6' }
/** What the bonus of promotion 701 is, in cents. */
const BONUS_CENTS = 10_000

const LOTTERY = 'ELOTT_ELOTT_1'
/** What an order costs: both sides of a sum, one unit each. */
const STAKE = 2

/** What was there before: a slip for the open draw, or suborders that were placed for it. */
export interface Prepared {
  slip: OrderBody
  suborderIds: string[]
  /** When the draw takes its last bet, ms since 1970; undefined for what knows no draw. */
  closesAt: number | undefined
}
const NOTHING: Prepared = { slip: { code: '', playType: 'trad', bets: [], draws: [] }, suborderIds: [], closesAt: undefined }

/** How each kind of intention is sent, by which call, and which call shows what it has left. */
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
    account: 'type41',
    operation: 'answerContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, answerContractMutationOptions(lobby), { ...CONTRACT, accepts: true, intention }),
  },
  contractTakeBack: {
    account: 'master01',
    operation: 'takeBackContract',
    records: 'listContracts',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, takeBackContractMutationOptions(lobby), { ...CONTRACT, intention }),
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
} as const
export type Kind = keyof typeof KINDS
export const kinds = Object.keys(KINDS) as Kind[]

/** What moves, in units of the currency, where it is money. */
const AMOUNTS: Readonly<Partial<Record<Kind, number>>> = {
  deposit: 500,
  withdraw: 500,
  transfer: 500,
  handDown: 500,
  claim: BONUS_CENTS / 100,
  bet: STAKE,
}

/** Makes ready what a kind needs: for bets the open draw at its odds, to take one back also the order. */
export async function prepare({ openTab }: Browser, kind: Kind): Promise<Prepared> {
  if (kind !== 'bet' && kind !== 'betCancel') return NOTHING
  const { lgw } = openTab().lobby.sdk
  const { draws, methods } = await lgw.GET('/lgw/games/{code}', {
    params: { path: { code: LOTTERY }, query: { language: 'EN' } },
  })
  const { oddsId = '' } = methods.find(({ code }) => code === 'd5_sum') ?? {}
  const [{ drawNo, closesAt } = { drawNo: '', closesAt: 0 }] = draws
  const slip: OrderBody = {
    code: LOTTERY,
    playType: 'trad',
    bets: [{ method: 'd5_sum', selection: [['big', 'small']], count: STAKE, stake: 1, multiple: 1, oddsId }],
    draws: [{ drawNo, times: 1 }],
  }
  if (kind === 'bet') return { slip, suborderIds: [], closesAt }
  const { suborders } = await lgw.POST('/lgw/orders', {
    params: { query: { language: 'EN' } },
    body: slip,
    intention: 'prepared-0123456789',
  })
  return { slip, suborderIds: suborders.map(({ suborderId }) => suborderId), closesAt }
}

/** How often it was done: every kind leaves something of its own with the backend. */
export async function bookings({ backend }: Browser, tab: Tab, kind: Kind, balanceBefore: number): Promise<number> {
  const { account } = KINDS[kind]
  if (kind === 'bet' || kind === 'betCancel') return betBookings(tab, kind)
  if (kind === 'claim') return ((backend.member(account)?.balanceCents ?? 0) - balanceBefore) / BONUS_CENTS
  if (kind === 'contractAnswer' || kind === 'contractTakeBack') {
    const { own, given } = await tab.lobby.sdk.wps.GET('/wps/relay/agent/contract', {
      params: { query: { kind: 'dailySalary' } },
    })
    const isDone = kind === 'contractAnswer' ? 'active' : 'takenBack'
    return [...own, ...given].filter(({ contractId, status }) => contractId === CONTRACT.contractId && status === isDone).length
  }
  if (kind !== 'card') return backend.orders(account).length
  const cards = await tab.lobby.sdk.wps.GET('/wps/member/bankCard')
  return cards.filter(({ number }) => number.endsWith('1234')).length
}

/** Orders there are, or suborders that were taken back; what either moved stands in the movements, no more and no less. */
async function betBookings({ lobby }: Tab, kind: 'bet' | 'betCancel'): Promise<number> {
  const { list } = await lobby.sdk.lgw.GET('/lgw/orders', { params: { query: { pageNo: 1, pageSize: 20, language: 'EN' } } })
  const cancelled = list.flatMap(({ suborders }) => suborders).filter(({ status }) => status === 'cancelled').length
  const now = lobby.ports.clock.now()
  const query = { startDate: now - 86_400_000, endDate: now, pageNo: 1, pageSize: 50, language: 'EN', kind: 'play' } as const
  const { list: moved } = await lobby.sdk.wps.GET('/wps/transaction/records', { params: { query } })
  const sumOf = (wanted: string) => moved.filter((each) => each.kind === wanted).reduce((sum, { amount }) => sum + amount, 0)
  if (sumOf('stake') !== -STAKE * list.length || sumOf('stakeBack') !== STAKE * cancelled)
    throw new Error('the movements are others than the bets')
  return kind === 'bet' ? list.length : cancelled
}

export const ABOUT = { amount: '₱500.00' }
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Begins one in a tab, and says what came of it. */
export const start = (tab: Tab, kind: Kind, prepared: Prepared = NOTHING) =>
  begin<unknown>(tab.lobby, kind, ABOUT, KINDS[kind].send(tab.lobby, prepared), AMOUNTS[kind]).then(
    ({ outcome }) => outcome,
    () => 'refused' as const,
  )

/** Time goes on until a promise is settled: a call that hangs is given up after its deadline. */
export async function inTime<T>({ clock }: Browser, promise: Promise<T>): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  promise.then(over, over)
  for (let step = 0; step < 400 && !isOver; step += 1) {
    await turn()
    if (step % 8 === 7) clock.pass(1_000)
  }
  if (!isOver) throw new Error('nothing came of it')
  return promise
}

/** What is said when it is asked what came of the open one. */
export const ended = (browser: Browser, tab: Tab, kind: Kind) => inTime(browser, settle(tab.lobby, kind))

/** Makes each call once: its guards come with the first one, and how long that takes is no part of any test. */
export async function warmUp(): Promise<void> {
  for (const kind of kinds) {
    const browser = await openBrowser(KINDS[kind].account, { intention: '' })
    if ((await start(browser.openTab(), kind, await prepare(browser, kind))) !== 'answered')
      throw new Error(`${kind} was not answered`)
  }
  const { openTab, backend } = await openBrowser('maria88')
  backend.fault('withdraw', 'lost', 1)
  if ((await start(openTab(), 'withdraw')) !== 'done') throw new Error('what came of it was not found')
}
