import { useState } from 'react'
import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { keptChoice, useForgetDone } from '../../form/useKeptFields.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { type AgentStep, agentStepOf } from '../useAgentStep.ts'
import { createLinkMutationOptions, openAccountMutationOptions } from './accounts.queries.ts'
import type { Rates } from './rates.rules.ts'
import { type AccountField, type GrantFormResult, NO_ACCOUNT, useGrantForm } from './useGrantForm.ts'

/** Whether who is registered may have a team. */
interface Kind {
  isAgent: boolean
  setAgent: (isAgent: boolean) => void
}

/** The choice whether who is registered may have a team, kept with the form. */
function useKind(form: string): Kind & { chosen: Readonly<Record<string, string>> } {
  const lobby = useLobby()
  const [isAgent, setAgent] = useState(() => keptChoice(lobby, form, 'isAgent') === 'true')
  return { isAgent, setAgent, chosen: { isAgent: String(isAgent) } }
}

/** How the last attempt stands; what refuses it is the form's `refusal`. */
interface Once {
  step: AgentStep
}

/** The form that opens an account right below the agent. */
export interface OpenAccountResult extends GrantFormResult, Kind, Once {
  accountField: (name: AccountField) => { field: FieldProps; problem: Message | undefined }
  /** The account that was opened last, with its password to hand on; undefined until then. */
  opened: { account: string; password: string } | undefined
  /** Shows the form again. */
  restart: () => void
}

/** Registers a member or an agent right below, with rates of at most one's own, at most once (BAL-05, AGENT-07). */
export function useOpenAccount(most: Rates): OpenAccountResult {
  const lobby = useLobby()
  const { isAgent, setAgent, chosen } = useKind('accountOpen')
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
const ACCOUNT = ['username', 'password'] as const

/** The form that makes a link. */
export interface NewLinkResult extends GrantFormResult, Kind, Once {}

/** Makes a link by which members register below, with rates of at most one's own, at most once (BAL-05, AGENT-07). `title` names it. */
export function useNewLink(most: Rates, title: string): NewLinkResult {
  const lobby = useLobby()
  const intention = useIntention('linkCreate')
  const { begin, check } = intention
  const { isAgent, setAgent, chosen } = useKind('linkCreate')
  const form = useGrantForm({
    form: 'linkCreate',
    chosen,
    account: NO_ACCOUNT,
    most,
    initial: most,
    send: async (rates) => {
      const begun = await begin({ title }, (key) =>
        write(lobby, createLinkMutationOptions(lobby), { isAgent, rates, intention: key }),
      )
      if (begun.outcome === 'busy') check()
      else if (begun.outcome === 'answered') notify(lobby, 'success', { id: 'link_made' }, BRIEF_MS)
      return begun.outcome === 'answered'
    },
  })
  useForgetDone(intention.found, form.forget)
  return { ...form, isAgent, setAgent, step: agentStepOf(intention, undefined) }
}
