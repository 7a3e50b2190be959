import { useSnapshot } from 'valtio'
import type { Message } from '../../core/message.ts'
import { together } from '../../core/reads.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { useForgetDone } from '../../form/drafts.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { type OnceState, onceState } from '../../money/once/onceState.rules.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { openAccountMutationOptions } from './accounts.queries.ts'
import { ownRatesQueryOptions } from './ownRates.queries.ts'
import { sentAccountOf } from './sentAccount.ts'
import { type AccountField, type GrantFormResult, useGrantForm } from './useGrantForm.ts'
import { type GrantKind, useGrantKind } from './useGrantKind.ts'

const ACCOUNT = ['username', 'password'] as const

/** The form that opens an account right below the agent. */
export interface OpenAccountResult extends GrantFormResult, GrantKind {
  /** How the last attempt stands; what refuses it is the form's `refusal`. */
  step: OnceState
  /** The name and the password of the new account, each with its input. */
  accountField: (name: AccountField) => {
    /** Props of the input: spread them. */
    field: FieldProps
    /** What is wrong with it; undefined for nothing. */
    problem: Message | undefined
  }
  /** The account that was opened last; undefined until then. */
  opened:
    | {
        /** Name of the account. */
        account: string
        /** Its password, to hand on. It is never kept on the device: it is undefined after a reload, in another tab, and after the session has ended. */
        password: string | undefined
      }
    | undefined
  /** Shows the form again. */
  restart: () => void
}

/** Registers a member or an agent right below, with rates of at most one's own, at most once (BAL-05, AGENT-07). */
export function useOpenAccount(): OpenAccountResult {
  const lobby = useLobby()
  const own = useMemberQuery(ownRatesQueryOptions, undefined)
  const most = own.data?.rates
  const { isAgent, setAgent, chosen } = useGrantKind('accountOpen')
  const intention = useIntention('accountOpen')
  const { begin, check, dismiss, found } = intention
  const memory = sentAccountOf(lobby)
  const { sent } = useSnapshot(memory)
  const form = useGrantForm({
    form: 'accountOpen',
    chosen,
    account: ACCOUNT,
    load: together([own]),
    most,
    initial: most,
    send: async (rates, { username = '', password = '' }) => {
      const body = { username, password, isAgent, rates }
      const begun = await begin({ title: username }, (key) => {
        // Set only here, where the call begins: while an earlier one is still open, its own password is kept.
        memory.sent = { typed: username, account: username, password, isOpen: false }
        return write(lobby, openAccountMutationOptions(lobby), { ...body, intention: key })
      })
      if (begun.outcome === 'busy') check()
      // The end of the session may have removed it meanwhile.
      else if (begun.outcome === 'answered' && memory.sent?.typed === username) {
        Object.assign(memory.sent, { account: begun.value.account, isOpen: true })
      }
      return begun.outcome === 'answered'
    },
  })
  const typed = found?.outcome === 'done' ? (found.about.title ?? '') : sent?.isOpen ? sent.typed : undefined
  const known = sent?.typed === typed ? sent : undefined
  // The form is emptied only if it still holds the account that was opened; another one that was typed meanwhile stays.
  const isTyped = form.accountField('username').field.value === typed
  useForgetDone(isTyped ? found : undefined, form.forget)
  return {
    ...form,
    isAgent,
    setAgent,
    step: onceState(intention, 'title', { refusal: undefined }),
    opened: typed === undefined ? undefined : { account: known?.account ?? typed, password: known?.password },
    restart: () => {
      if (isTyped) form.clear()
      memory.sent = undefined
      dismiss()
    },
  }
}
