import { ApiError } from '@lobbykit/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { affiliateLink, keepAffiliateLink } from './affiliate.ts'
import { affiliateQueryOptions, checkAffiliateMutationOptions } from './register.queries.ts'

/** Who invited the guest: the affiliate of the link while it is valid, and the check of a code that is typed (REG-04, REG-09). */
export function useInvitation() {
  const lobby = useLobby()
  const [link] = useState(() => {
    const { pathname = '', search = '' } = globalThis.location ?? {}
    keepAffiliateLink(lobby, pathname, search)
    return affiliateLink(lobby)
  })
  const { data, error, isPending } = useQuery(affiliateQueryOptions(lobby, link))
  const affiliate = useMemo(() => {
    const code = data?.code ?? (data && link.code)
    if (code === undefined) return undefined
    const domain = data?.domain ?? link.domain
    return { code, ...(domain !== undefined && { domain }) }
  }, [data, link])
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  const { mutateAsync } = useMutation(checkAffiliateMutationOptions(lobby))
  return {
    affiliate,
    /** Nobody knows yet whether the link's code is valid. */
    isPending: isPending && link.code !== undefined,
    /** The link's code where nobody could say whether it is valid: a form that shows the field starts with it. */
    unchecked: error && !isRefused ? (link.code ?? '') : '',
    /** Resolves for a valid code, rejects for any other. */
    check: (code: string) => mutateAsync({ code, domain: link.domain }),
  }
}
