import { useState } from 'react'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { useForgetDone } from '../../form/drafts.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { type AgentStep, agentStepOf } from '../useAgentStep.ts'
import { openAccountMutationOptions } from './accounts.queries.ts'
import type { Rates } from './rates.rules.ts'
import { type AccountField, type GrantFormResult, useGrantForm } from './useGrantForm.ts'
import { type GrantKind, useGrantKind } from './useGrantKind.ts'

const ACCOUNT = ['username', 'password'] as const

/** The form that opens an account right below the agent. */
export interface OpenAccountResult extends GrantFormResult, GrantKind {
  /** How the last attempt stands; what refuses it is the form's `refusal`. */
  step: AgentStep
  accountField: (name: AccountField) => { field: FieldProps; problem: Message | undefined }
  /** The account that was opened last, with its password to hand on; undefined until then. */
  opened: { account: string; password: string } | undefined
  /** Shows the form again. */
  restart: () => void
}

/** Registers a member or an agent right below, with rates of at most one's own, at most once (BAL-05, AGENT-07). */
export function useOpenAccount(most: Rates): OpenAccountResult {
  const lobby = useLobby()
  const { isAgent, setAgent, chosen } = useGrantKind('accountOpen')
  const intention = useIntention('accountOpen')
  const { begin, check, dismiss, found } = intention
  const [sent, setSent] = useState<NonNullable<OpenAccountResult['opened']> & { isOpen: boolean }>()
  const form = useGrantForm({
    form: 'accountOpen',
    chosen,
    account: ACCOUNT,
    most,
    initial: most,
    send: async (rates, { username = '', password = '' }) => {
      const body = { username, password, isAgent, rates }
      setSent({ account: username, password, isOpen: false })
      const begun = await begin({ title: username }, (key) =>
        write(lobby, openAccountMutationOptions(lobby), { ...body, intention: key }),
      )
      if (begun.outcome === 'busy') check()
      else if (begun.outcome === 'answered') setSent({ account: begun.value.account, password, isOpen: true })
      return begun.outcome === 'answered'
    },
  })
  useForgetDone(found, form.forget)
  // What was typed is still known where the answer was lost and this page has stood since.
  const isOpen = sent?.isOpen || (found?.outcome === 'done' && found.about.title === sent?.account)
  return {
    ...form,
    isAgent,
    setAgent,
    step: agentStepOf(intention, undefined),
    opened: sent && isOpen ? { account: sent.account, password: sent.password } : undefined,
    restart: () => {
      form.clear()
      setSent(undefined)
      dismiss()
    },
  }
}
