import { isApiError } from '@lobbykit/sdk'
import { useMemo, useState } from 'react'
import { useLobby } from '../../core/useLobby.ts'
import { useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { AffiliateLink } from './affiliate.rules.ts'
import { affiliateLink, keepAffiliateLink } from './affiliate.ts'
import { affiliateQueryOptions, checkAffiliateMutationOptions } from './register.queries.ts'

/** Who invited the guest. */
export interface InvitationResult {
  /** The affiliate of the link, while it is valid (REG-04). */
  affiliate: (AffiliateLink & { code: string }) | undefined
  /** Nobody knows yet whether the link's code is valid. */
  isPending: boolean
  /** The link's code where nobody could say whether it is valid: a form that shows the field starts with it. */
  unchecked: string
  /** Resolves for a valid code, rejects for any other (REG-09). */
  check: (code: string) => Promise<void>
}

/** Who invited the guest: the affiliate of the link while it is valid, and the check of a code that is typed (REG-04, REG-09). */
export function useInvitation(): InvitationResult {
  const lobby = useLobby()
  const [link] = useState(() => {
    const { pathname, search } = new URL(lobby.ports.device.address())
    keepAffiliateLink(lobby, pathname, search)
    return affiliateLink(lobby)
  })
  const { data, error, status } = useLobbyQuery(affiliateQueryOptions, link)
  const affiliate = useMemo(() => {
    const code = data?.code ?? (data && link.code)
    if (code === undefined) return undefined
    const domain = data?.domain ?? link.domain
    return { code, ...(domain !== undefined && { domain }) }
  }, [data, link])
  const isRefused = isApiError(error) && error.kind === 'refused'
  return {
    affiliate,
    isPending: status === 'loading' && link.code !== undefined,
    unchecked: error && !isRefused ? (link.code ?? '') : '',
    check: (code: string) => write(lobby, checkAffiliateMutationOptions(lobby), { code, domain: link.domain }),
  }
}
