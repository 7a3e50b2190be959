import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { acceptAmount, amountOf } from '../../money/amount.rules.ts'
import { type SavedFormResult, useSavedForm } from '../useSavedForm.ts'
import { limitsKey, setDepositLimitMutationOptions } from './limits.queries.ts'
import { type LimitPeriod, limitProblem } from './limits.rules.ts'
import { useShownAmount } from './useLimits.ts'

/** The form of a deposit limit; left empty it takes the limit away. */
export type DepositLimitResult = SavedFormResult<'amount'>

const EMPTY = { amount: '' }
const FIELDS = ['amount'] as const
const accept = (_: 'amount', text: string) => acceptAmount(text)

/**
 * The form of the deposit limit of a period (assumed). A lower limit holds at once, a higher one or none only a day later, which
 * the limits then say. `onSaved` is called once it is saved.
 */
export function useDepositLimit(period: LimitPeriod, onSaved: () => void): DepositLimitResult {
  const lobby = useLobby()
  const show = useShownAmount()
  const { recheck: _, ...form } = useSavedForm<'amount'>({
    initial: EMPTY,
    draft: `limit.${period}`,
    fields: FIELDS,
    accept,
    check: async (name, values) => limitProblem(values[name], show),
    told: () => undefined,
    async send(values) {
      const amount = amountOf(values.amount)
      await write(lobby, setDepositLimitMutationOptions(lobby), { period, ...(amount !== undefined && { amount }) }).finally(
        () => void lobby.queryClient.invalidateQueries({ queryKey: limitsKey }),
      )
    },
    onSaved,
  })
  return form
}
