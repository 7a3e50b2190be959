import { useEffect, useState } from 'react'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { together } from '../../core/reads.rules.ts'
import { anotherSince } from '../../core/session/anotherSince.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useOrTell } from '../../core/useOrTell.ts'
import { write } from '../../core/write.ts'
import { downlineQueryOptions } from '../agents.queries.ts'
import { updateRatesMutationOptions } from './accounts.queries.ts'
import { ownRatesQueryOptions } from './ownRates.queries.ts'
import type { Rates } from './rates.rules.ts'
import { type GrantFormResult, NO_ACCOUNT, useGrantForm } from './useGrantForm.ts'

/** The form of a member's rates. */
export type EditRatesResult = GrantFormResult

/**
 * The rates of a member as they are when the form opens. Those that were read earlier are not taken: they may have changed since, here
 * or on another device, and saving the form would bring them back.
 */
function useRatesNow(account: string): ReadState & { rates: Rates | undefined } {
  const lobby = useLobby()
  const { data, error, isFetching, status, retry, refusal } = useMemberQuery(downlineQueryOptions, { account })
  const [begun, begin] = useState<{ account: string; rates: Rates }>()
  const rates = begun?.account === account ? begun.rates : undefined
  // An earlier form may have been closed while it is saved. Once that is done, the rates are read again.
  const isSaving = lobby.queryClient.isMutating({ mutationKey: updateRatesMutationOptions(lobby).mutationKey }) > 0
  if (!rates && data && !error && !isFetching && !isSaving) begin({ account, rates: data.rates })
  if (rates) return { rates, status: 'ready', retry, refusal: undefined }
  return { rates, status: status === 'failed' || (error && !isFetching) ? 'failed' : 'loading', retry, refusal }
}

/** Grants other rates to a member right below, of at most one's own (AGENT-07); `onSaved` closes the form of who is still there. */
export function useEditRates(account: string, onSaved: () => void): EditRatesResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const orTell = useOrTell()
  const own = useMemberQuery(ownRatesQueryOptions, undefined)
  const { rates, ...mate } = useRatesNow(account)
  const { forget, ...form } = useGrantForm({
    form: `rates ${account}`,
    account: NO_ACCOUNT,
    load: together([own, mate]),
    most: rates && own.data?.rates,
    initial: rates,
    send: async (rates) => {
      const isAnother = anotherSince(lobby)
      await orTell(() => write(lobby, updateRatesMutationOptions(lobby), { account, rates }))
      if (isAnother()) return true
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
