import { isApiError } from '@lobbykit/sdk'
import { useCallback } from 'react'
import { useHeard } from '../../core/useHeard.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { PAYMENT_LOOK } from '../../form/paymentLook.rules.ts'
import { repeatProblem } from '../../form/repeat.rules.ts'
import type { FormRules } from '../../form/useFormRules.ts'
import { securityConfigKey, securityConfigQueryOptions } from '../profile/profile.queries.ts'
import { toldBy } from '../profile/told.rules.ts'
import { type SavedFormResult, useSavedForm } from '../profile/useSavedForm.ts'
import { setPaymentPasswordMutationOptions } from './security.queries.ts'
import {
  PAYMENT_REFUSALS,
  PAYMENT_RULE,
  type PaymentPasswordField,
  paymentFields,
  type SecurityConfig,
} from './security.rules.ts'

/** The form that sets the payment password, or changes it. */
export type PaymentPasswordResult = SavedFormResult<PaymentPasswordField>

const EMPTY: Record<PaymentPasswordField, string> = { oldPayment: '', newPayment: '', confirmPayment: '' }
const DEPENDENTS = { newPayment: ['confirmPayment'] } as const

const paymentLook = () => PAYMENT_LOOK

function isNoChange(error: unknown) {
  if (!isApiError(error) || error.code !== 'modify.new.old.same') throw error
}

/** The form that sets the payment password, or changes the one that `config` says is set (MEM-07). */
export function usePaymentPassword(config: SecurityConfig, onSaved: () => void): PaymentPasswordResult {
  const lobby = useLobby()
  const wasHeard = useHeard()
  const check = useCallback(
    async (name: PaymentPasswordField, values: Record<PaymentPasswordField, string>, rules: FormRules | undefined) =>
      name === 'confirmPayment'
        ? repeatProblem(values.newPayment, values.confirmPayment)
        : checkByRule(lobby, rules, PAYMENT_RULE, values[name]),
    [lobby],
  )
  return useSavedForm<PaymentPasswordField>({
    initial: EMPTY,
    fields: paymentFields(config),
    check,
    look: paymentLook,
    dependents: DEPENDENTS,
    told: (error, rules) => toldBy(error, PAYMENT_REFUSALS, rules),
    async send({ oldPayment, newPayment }) {
      const body = { new: newPayment, ...(config.paymentPassword && { old: oldPayment }) }
      const set = (sent: { new: string; old?: string }) => write(lobby, setPaymentPasswordMutationOptions(lobby), sent)
      // The first one shows in what is set. Where one was set before, changing the new one into itself is refused as no change; if the new
      // one is not set that counts as a wrong one, so it is tried only once the old one was refused, and not after each failure.
      const isSet = async (error: unknown) => {
        if (config.paymentPassword) {
          if (!isApiError(error) || error.kind !== 'refused') throw error
          return set({ new: newPayment, old: newPayment }).catch(isNoChange)
        }
        const now = await lobby.queryClient.fetchQuery({ ...securityConfigQueryOptions(lobby), staleTime: 0 })
        if (!now.paymentPassword) throw new Error('There is no payment password yet')
      }
      await set(body).catch(async (error: unknown) => {
        if (!(await wasHeard(error, newPayment, () => isSet(error)))) throw error
      })
      void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
    },
    onSaved,
  })
}
