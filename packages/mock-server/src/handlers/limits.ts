import { ok, refuse } from '../answers.ts'
import { amountOf, centsOf } from '../domain/ledger.ts'
import { depositedIn, depositLimitOf, limitPeriods, setDepositLimit, takeTimeOut, timeOutUntil } from '../domain/limits.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'

const amountIn = (cents: number | undefined) => (cents === undefined ? {} : { amount: amountOf(cents) })

export const limitsHandlers = {
  getLimits(call) {
    const { id } = signedIn(call).member
    const deposits = limitPeriods.map((period) => {
      const { cents, next } = depositLimitOf(call.world, id, period)
      return {
        period,
        used: amountOf(depositedIn(call.world, id, period)),
        ...amountIn(cents),
        ...(next && { next: { from: next.from, ...amountIn(next.cents) } }),
      }
    })
    const until = timeOutUntil(call.world, id)
    return ok({ deposits, ...(until !== undefined && { timeOutUntil: until }) })
  },
  setDepositLimit(call) {
    const { id } = signedIn(call).member
    const { period, amount } = call.body
    const cents = amount === undefined ? undefined : centsOf(amount)
    if (amount !== undefined && cents === undefined) return refuse('request.invalid')
    setDepositLimit(call.world, id, period, cents)
    return ok()
  },
  takeTimeOut(call) {
    takeTimeOut(call.world, signedIn(call).member.id, call.body.period)
    return ok()
  },
} satisfies Partial<Handlers>
