import type { Browser, Tab } from './browserTabs.ts'
import {
  ACCOUNT,
  BONUS_CENTS,
  CONTRACT,
  centsOf,
  KINDS,
  type Kind,
  OFFER,
  OWN_CARD_ID,
  type Prepared,
  RUNNING,
  STAKE,
} from './moneyKinds.ts'

/** How often it was done: every kind leaves something of its own with the backend. */
export async function bookings(
  { backend }: Browser,
  tab: Tab,
  kind: Kind,
  balanceBefore: number,
  { cents }: Prepared,
): Promise<number> {
  const { account } = KINDS[kind]
  const gained = (backend.member(account)?.balanceCents ?? 0) - balanceBefore
  if (kind === 'bet' || kind === 'betCancel') return betBookings(tab, kind)
  if (kind === 'accountOpen') return backend.member(ACCOUNT.username) ? 1 : 0
  if (kind === 'linkCreate') return (await tab.lobby.sdk.wps.GET('/wps/agent/links')).length
  if (kind === 'claim') return gained / BONUS_CENTS
  if (kind === 'contractPayment' || kind === 'agentRebate') return gained / cents
  if (kind === 'envelope') {
    const { won } = await tab.lobby.sdk.wps.GET('/wps/agent/redRain')
    if (centsOf(won) !== gained) throw new Error('what was won is not what was booked')
    return gained === 0 ? 0 : 1
  }
  if (kind === 'contractAnswer' || kind === 'contractOffer' || kind === 'contractTakeBack' || kind === 'contractEnd') {
    const { own, given } = await tab.lobby.sdk.wps.GET('/wps/relay/agent/contract', {
      params: { query: { kind: kind === 'contractAnswer' || kind === 'contractTakeBack' ? 'hourlySalary' : 'dailySalary' } },
    })
    if (kind === 'contractEnd')
      return given.filter(({ contractId, endedAt }) => contractId === RUNNING.contractId && endedAt !== undefined).length
    if (kind === 'contractOffer')
      return given.filter(({ account, status }) => account === OFFER.account && status === 'offered').length
    const isDone = kind === 'contractAnswer' ? 'active' : 'takenBack'
    return [...own, ...given].filter(({ contractId, status }) => contractId === CONTRACT.contractId && status === isDone).length
  }
  if (kind !== 'card' && kind !== 'cardRemoval') return backend.orders(account).length
  const cards = await tab.lobby.sdk.wps.GET('/wps/member/bankCard')
  if (kind === 'cardRemoval') return cards.some(({ id }) => id === OWN_CARD_ID) ? 0 : 1
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
