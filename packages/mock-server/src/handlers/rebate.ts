import { ok, refuse } from '../answers.ts'
import { amountOf } from '../domain/ledger.ts'
import { claimRebate, partView, REBATE_FLAG, rebateFor } from '../domain/rebates.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { RebateRow } from '../promotionRows.ts'
import { payer } from './deposit.ts'
import { askedRecords, pageOf } from './record.ts'

const rebateView = ({ id, stakeCents, cents, since, at, parts }: RebateRow) => ({
  rebateId: id,
  stake: amountOf(stakeCents),
  amount: amountOf(cents),
  claimedAt: at,
  parts: parts.map(partView),
  ...(since !== undefined && { since }),
})

export const rebateHandlers = {
  getRebate(call) {
    const { member } = signedIn(call)
    if (!call.world.flags[REBATE_FLAG]) return refuse('feature.off')
    return ok(rebateFor(call.world, member.id))
  },
  claimRebate: (call) => claimRebate(call.world, payer(call, REBATE_FLAG).id),
  listRebates(call) {
    const { records } = askedRecords(call)
    return pageOf(call, records.rebates(call.query.gameType), rebateView, (sum) => ({
      stake: amountOf(sum('stake')),
      amount: amountOf(sum('amount')),
    }))
  },
} satisfies Partial<Handlers>
