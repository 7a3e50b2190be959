import { ok, refuse } from '../answers.ts'
import { amountOf } from '../domain/ledger.ts'
import { recordsOf, SORTS } from '../domain/records.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { LedgerRow, OrderRow } from '../rows.ts'
import { movementNames } from '../seed/movements.ts'
import { SERVICE_ADDRESS } from '../seed/settings.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

const ORDER_KINDS = ['deposit', 'withdrawal', 'transfer'] as const
const KINDS = Object.keys(movementNames) as LedgerRow['kind'][]

/** An order of a member, one of the seed's history too; or that of somebody else which moved the member's money. */
function orderOf(world: World, memberId: number, orderId: string): OrderRow | undefined {
  const { orders } = recordsOf(world, memberId)
  for (const series of ORDER_KINDS.map((kind) => orders(kind))) {
    const own = series.page({ from: 0, to: series.size() }, 1, series.size()).find(({ id }) => id === orderId)
    if (own) return own
  }
  const isAbout = (row: Readonly<LedgerRow>) => row.memberId === memberId && row.orderId === orderId
  return world.db.find('ledger', isAbout) && world.db.get('order', orderId)
}

export const relayHandlers = {
  getTransaction(call) {
    const { world, query, language } = call
    const order = orderOf(world, signedIn(call).member.id, query.orderId)
    if (!order) return refuse('record.unknown')
    const { id, reference, kind, cents, feeCents, status, at, endedAt, reason } = order
    return ok({
      orderId: id,
      reference,
      kind,
      amount: amountOf(cents),
      status,
      createdAt: at,
      ...(feeCents !== undefined && { fee: amountOf(feeCents) }),
      ...(endedAt !== undefined && { endedAt }),
      ...(reason && { reason: say(reason, language) }),
    })
  },
  listTransactionCodes(call) {
    signedIn(call)
    return ok(
      KINDS.map((code) => {
        const sort = SORTS[code]
        return { code, name: say(movementNames[code], call.language), ...(sort && { sort }) }
      }),
    )
  },
  launchChat(call) {
    const url = new URL(SERVICE_ADDRESS)
    // By number: an address ends up in logs, so it tells no token.
    url.searchParams.set('member', String(signedIn(call).member.id))
    return ok({ url: url.href })
  },
} satisfies Partial<Handlers>
