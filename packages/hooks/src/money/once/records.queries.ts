import type { Lobby } from '../../core/lobby.ts'
import { DAY_MS } from '../../core/time/units.rules.ts'
import { type About, type IntentionKind, movementTraces, type Traces } from './intention.rules.ts'

/** Days before and after now that are looked at: a device's clock may be wrong. */
const DAYS = 30
/** Rows that are looked at, the newest. */
const ROWS = 50

/**
 * What calls of a kind have left with the backend: the newest orders, movements of money, cards or contracts, each by its number, with its
 * amount where it has one; of an account that is opened, that account (BAL-05). Asked for a backend that takes no keys, always anew.
 */
export async function readTraces({ sdk, ports, state }: Lobby, kind: IntentionKind, about: About): Promise<Traces> {
  const now = ports.clock.now()
  const query = {
    startDate: now - DAYS * DAY_MS,
    endDate: now + DAYS * DAY_MS,
    pageNo: 1,
    pageSize: ROWS,
    language: state.language,
  }
  switch (kind) {
    case 'deposit': {
      const { list } = await sdk.wps.GET('/wps/relay/deposit/report', { params: { query } })
      return list.map(({ orderId, amount }) => ({ id: orderId, amount }))
    }
    case 'withdraw': {
      const { list } = await sdk.wps.GET('/wps/transaction/withdraw', { params: { query } })
      return list.map(({ orderId, amount }) => ({ id: orderId, amount }))
    }
    case 'transfer':
    case 'handDown':
    case 'claim': {
      const isClaim = kind === 'claim'
      const { list } = await sdk.wps.GET('/wps/transaction/records', {
        params: { query: { ...query, kind: isClaim ? 'bonus' : 'transfer' } },
      })
      return movementTraces(isClaim ? 'in' : 'out', list)
    }
    case 'bet': {
      const orders = { pageNo: 1, pageSize: ROWS, language: state.language }
      const { list } = await sdk.lgw.GET('/lgw/orders', { params: { query: orders } })
      return list.map(({ orderId, amount }) => ({ id: orderId, amount }))
    }
    case 'betCancel': {
      // What came back of one cancellation may be several movements: each of them is a trace, whatever its amount.
      const { list } = await sdk.wps.GET('/wps/transaction/records', { params: { query: { ...query, kind: 'play' } } })
      return list.filter((each) => each.kind === 'stakeBack').map(({ recordId }) => ({ id: recordId }))
    }
    case 'card': {
      const cards = await sdk.wps.GET('/wps/member/bankCard')
      return cards.map(({ id }) => ({ id: String(id) }))
    }
    case 'contractAnswer':
    case 'contractOffer':
    case 'contractTakeBack':
    case 'contractEnd':
      // Only agents need this, and of them only those of a backend that takes no keys.
      return (await import('./contractTraces.queries.ts')).readContractTraces(sdk, kind)
    case 'accountOpen':
    case 'linkCreate':
      return (await import('./accountTraces.queries.ts')).readAccountTraces(sdk, kind, about)
  }
}
