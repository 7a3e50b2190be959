import type { OrderBody } from '../lottery/slip.rules.ts'
import { begin, settle } from '../money/once/intentions.ts'
import { type Browser, openBrowser, type Tab } from './browserTabs.ts'
import { ACCOUNT, AMOUNTS, centsOf, KINDS, type Kind, kindOf, kinds, NOTHING, type Prepared, STAKE } from './moneyKinds.ts'

const LOTTERY = 'ELOTT_ELOTT_1'

/** Makes ready what a kind needs: for bets the open draw at its odds, to take one back also the order; of what is due how much it is. */
export async function prepare({ openTab }: Browser, kind: Kind): Promise<Prepared> {
  const { lgw, wps } = openTab().lobby.sdk
  if (kind === 'contractPayment') {
    const { due } = await wps.GET('/wps/relay/agent/contract', { params: { query: { kind: 'dailySalary' } } })
    return { ...NOTHING, cents: centsOf(due.amount), until: due.until }
  }
  if (kind === 'agentRebate') return { ...NOTHING, cents: centsOf((await wps.GET('/wps/relay/agent/rebate')).amount) }
  if (kind === 'envelope') {
    const { round } = await wps.GET('/wps/agent/redRain')
    if (!round) throw new Error('it does not rain')
    return { ...NOTHING, roundId: round.roundId, closesAt: round.endsAt }
  }
  if (kind !== 'bet' && kind !== 'betCancel') return NOTHING
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
  if (kind === 'bet') return { ...NOTHING, slip, closesAt }
  const { suborders } = await lgw.POST('/lgw/orders', {
    params: { query: { language: 'EN' } },
    body: slip,
    intention: 'prepared-0123456789',
  })
  return { ...NOTHING, slip, suborderIds: suborders.map(({ suborderId }) => suborderId), closesAt }
}

export const ABOUT = { amount: '₱500.00', title: ACCOUNT.username }
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Begins one in a tab, and says what came of it. */
export const start = (tab: Tab, kind: Kind, prepared: Prepared = NOTHING) =>
  begin<unknown>(tab.lobby, kindOf(kind), ABOUT, KINDS[kind].send(tab.lobby, prepared), AMOUNTS[kind]).then(
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
export const ended = (browser: Browser, tab: Tab, kind: Kind) => inTime(browser, settle(tab.lobby, kindOf(kind)))

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
