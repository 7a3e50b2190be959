import { ask } from '../../core/notices/notices.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useHeard } from '../../core/useHeard.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { type AmountInput, useAmounts } from '../../form/useAmounts.ts'
import { amountOf } from '../../money/amount.rules.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { type SavedFormResult, useSavedForm } from '../profile/useSavedForm.ts'
import { limitsKey, limitsQueryOptions, setDepositLimitMutationOptions } from './limits.queries.ts'
import { isLimitSet, type LimitPeriod, limitProblem, quickLimits, takesLimitAway } from './limits.rules.ts'

/** The form of a deposit limit; left empty it takes the limit away, which it asks about. */
export interface DepositLimitResult extends SavedFormResult<'amount'> {
  /** The field of the limit. */
  amount: AmountInput
}

const EMPTY = { amount: '' }
const FIELDS = ['amount'] as const

/**
 * The form of the deposit limit of a period (assumed). A lower limit holds at once, a higher one or none only a day later, which
 * the limits then say. `onSaved` is called once it is saved.
 */
export function useDepositLimit(period: LimitPeriod, onSaved: () => void): DepositLimitResult {
  const lobby = useLobby()
  const wasHeard = useHeard()
  const show = useMoneyText()
  const { data } = useMemberQuery(limitsQueryOptions, undefined)
  const limit = data?.deposits.find((each) => each.period === period)
  const { recheck: _, ...form } = useSavedForm<'amount'>({
    initial: EMPTY,
    draft: `limit.${period}`,
    fields: FIELDS,
    check: async (name, values) => limitProblem(values[name], show),
    told: () => undefined,
    confirm: async ({ amount }) =>
      !takesLimitAway(amount, limit) || ask(lobby, { title: { id: 'in_popup_prompt' }, text: { id: 'limit_none_ask' } }),
    async send(values) {
      const amount = amountOf(values.amount)
      const isSet = async () => {
        const now = await lobby.queryClient.fetchQuery({ ...limitsQueryOptions(lobby), staleTime: 0 })
        if (!isLimitSet(now, period, amount)) throw new Error('The limit is not set yet')
      }
      await write(lobby, setDepositLimitMutationOptions(lobby), { period, ...(amount !== undefined && { amount }) })
        .catch(async (error: unknown) => {
          if (!(await wasHeard(error, values.amount, isSet))) throw error
        })
        .finally(() => void lobby.queryClient.invalidateQueries({ queryKey: limitsKey }))
    },
    onSaved,
  })
  const amount = useAmounts()(form.field('amount'), {
    found: form.problem('amount'),
    check: (text) => limitProblem(text, show),
    quick: quickLimits(limit?.amount),
  })
  return { ...form, amount, field: () => amount.field, problem: () => amount.problem }
}
