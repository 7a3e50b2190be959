import { useEffect } from 'react'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { together } from '../../core/reads.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { downlineQueryOptions } from '../agents.queries.ts'
import { ownRatesQueryOptions, updateRatesMutationOptions } from './accounts.queries.ts'
import { type GrantFormResult, NO_ACCOUNT, useGrantForm } from './useGrantForm.ts'

/** The form of a member's rates. */
export type EditRatesResult = GrantFormResult

/** Grants other rates to a member right below, of at most one's own (AGENT-07); `onSaved` closes the form of who is still there. */
export function useEditRates(account: string, onSaved: () => void): EditRatesResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const own = useMemberQuery(ownRatesQueryOptions, undefined)
  const mate = useMemberQuery(downlineQueryOptions, { account })
  const { forget, ...form } = useGrantForm({
    form: `rates ${account}`,
    account: NO_ACCOUNT,
    load: together([own, mate]),
    most: mate.data && own.data?.rates,
    initial: mate.data?.rates,
    send: async (rates) => {
      await write(lobby, updateRatesMutationOptions(lobby), { account, rates })
      notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
      if (isHere()) onSaved()
      return true
    },
  })
  // When the member closes the form, it begins with the current rates next time. After a login in between, it begins with what
  // was typed.
  useEffect(
    () => () => {
      if (lobby.state.session) forget()
    },
    [lobby, forget],
  )
  return form
}
