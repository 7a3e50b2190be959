import type { WpsSchemas } from '@lobbykit/sdk'
import { useState } from 'react'
import { invitationLink } from '../../club/referral.rules.ts'
import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { type AgentStep, agentStepOf } from '../useAgentStep.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import {
  agentLinksQueryOptions,
  createLinkMutationOptions,
  openAccountMutationOptions,
  updateRatesMutationOptions,
} from './accounts.queries.ts'
import type { Rates } from './rates.rules.ts'
import { type AccountField, type GrantFormResult, useGrantForm } from './useGrantForm.ts'

/** Whether who is registered may have a team. */
interface Kind {
  isAgent: boolean
  setAgent: (isAgent: boolean) => void
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
  const [isAgent, setAgent] = useState(false)
  const intention = useIntention('accountOpen')
  const { begin, check, dismiss, found } = intention
  const [sent, setSent] = useState<NonNullable<OpenAccountResult['opened']> & { isOpen: boolean }>()
  const form = useGrantForm({
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
    },
  })
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
const NO_ACCOUNT: readonly AccountField[] = []

/** The form that makes a link. */
export interface NewLinkResult extends GrantFormResult, Kind, Once {}

/** Makes a link by which members register below, with rates of at most one's own, at most once (BAL-05, AGENT-07). `title` names it. */
export function useNewLink(most: Rates, title: string): NewLinkResult {
  const lobby = useLobby()
  const intention = useIntention('linkCreate')
  const { begin, check } = intention
  const [isAgent, setAgent] = useState(false)
  const form = useGrantForm({
    account: NO_ACCOUNT,
    most,
    initial: most,
    send: async (rates) => {
      const begun = await begin({ title }, (key) =>
        write(lobby, createLinkMutationOptions(lobby), { isAgent, rates, intention: key }),
      )
      if (begun.outcome === 'busy') check()
      else if (begun.outcome === 'answered') notify(lobby, 'success', { id: 'link_made' }, BRIEF_MS)
    },
  })
  return { ...form, isAgent, setAgent, step: agentStepOf(intention, undefined) }
}

/** A link by which members register below the agent. */
export interface ShownLink extends Pick<WpsSchemas['AgentLink'], 'code' | 'isAgent' | 'rates' | 'registered'> {
  /** The address to hand on. */
  link: string
  /** The day it was made. */
  day: string | undefined
}

/** The links of an agent. */
export interface AgentLinksResult extends ReadState {
  /** The newest first. */
  links: readonly ShownLink[]
  texts: AgentTexts
}

/** The links of an agent, each with the address to hand on (AGENT-07). */
export function useAgentLinks(): AgentLinksResult {
  const lobby = useLobby()
  const texts = useAgentTexts()
  const { data, status, retry } = useMemberQuery(agentLinksQueryOptions, undefined)
  const address = lobby.ports.device.address()
  return {
    links: (data ?? []).map(({ createdAt, ...link }) => ({
      ...link,
      link: invitationLink(address, link.code),
      day: texts.day(createdAt),
    })),
    texts,
    status,
    retry,
  }
}

/** Grants other rates to a member right below, of at most one's own (AGENT-07); `onSaved` closes the form. */
export function useEditRates(account: string, most: Rates, now: Rates, onSaved: () => void): GrantFormResult {
  const lobby = useLobby()
  return useGrantForm({
    account: NO_ACCOUNT,
    most,
    initial: now,
    send: async (rates) => {
      await write(lobby, updateRatesMutationOptions(lobby), { account, rates })
      notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
      onSaved()
    },
  })
}
