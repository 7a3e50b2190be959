import { useCallback } from 'react'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { securityConfigQueryOptions } from '../profile/profile.queries.ts'
import { openSheet, type SecurityConfig, type SecurityItem, type SecuritySheetId, securityItems } from './security.rules.ts'
import { securityPath } from './securityWay.rules.ts'

/** The security centre; `status` and `retry` are of what it knows of the member. */
export interface SecurityCenterResult extends ReadState {
  /** Its parts in their order; none before they are known (MEM-07). */
  items: readonly SecurityItem[]
  /** What is set; undefined until it is known. */
  config: SecurityConfig | undefined
  /** The part that is open over the list; undefined for none. The address says which (MEM-07). */
  open: SecuritySheetId | undefined
  /** Opens a part, or goes to the page that it has. */
  choose: (item: SecurityItem) => void
  /** Closes the part that is open. */
  close: () => void
}

/** The security centre at an address with this query: what is set, and the way to each part (MEM-07). */
export function useSecurityCenter(search: string): SecurityCenterResult {
  const lobby = useLobby()
  const { data: config, status, retry, refusal } = useMemberQuery(securityConfigQueryOptions, undefined)
  const choose = useCallback(
    (item: SecurityItem) => {
      if ('path' in item) lobby.ports.navigate(item.path)
      else lobby.ports.navigate(securityPath(item.id), { replace: true })
    },
    [lobby],
  )
  const close = useCallback(() => lobby.ports.navigate(securityPath(), { replace: true }), [lobby])
  return { items: config ? securityItems(config) : [], config, open: openSheet(search), choose, close, status, retry, refusal }
}
