import { notify } from '../../core/notices/notices.ts'
import { together } from '../../core/reads.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { useForgetDone } from '../../form/drafts.ts'
import { type OnceState, onceState } from '../../money/once/onceState.rules.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { createLinkMutationOptions } from './accounts.queries.ts'
import { ownRatesQueryOptions } from './ownRates.queries.ts'
import { type GrantFormResult, NO_ACCOUNT, useGrantForm } from './useGrantForm.ts'
import { type GrantKind, useGrantKind } from './useGrantKind.ts'

/** The form that makes a link. */
export interface NewLinkResult extends GrantFormResult, GrantKind {
  /** How the last attempt stands; what refuses it is the form's `refusal`. */
  step: OnceState
}

/** Makes a link by which members register below, with rates of at most one's own, at most once (BAL-05, AGENT-07). `title` names it. */
export function useNewLink(title: string): NewLinkResult {
  const lobby = useLobby()
  const own = useMemberQuery(ownRatesQueryOptions, undefined)
  const most = own.data?.rates
  const intention = useIntention('linkCreate')
  const { begin, check } = intention
  const { isAgent, setAgent, chosen } = useGrantKind('linkCreate')
  const form = useGrantForm({
    form: 'linkCreate',
    chosen,
    account: NO_ACCOUNT,
    load: together([own]),
    most,
    initial: most,
    send: async (rates) => {
      const begun = await begin({ title }, (key) =>
        write(lobby, createLinkMutationOptions(lobby), { isAgent, rates, intention: key }),
      )
      if (begun.outcome === 'busy') check()
      else if (begun.outcome === 'answered') notify(lobby, 'success', { id: 'link_made' })
      return begun.outcome === 'answered'
    },
  })
  useForgetDone(intention.found, form.forget)
  return { ...form, isAgent, setAgent, step: onceState(intention, 'title', { refusal: undefined }) }
}
