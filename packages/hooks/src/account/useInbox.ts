import { useCallback } from 'react'
import { badgeOf } from '../core/badge.rules.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import { unreadCountQueryOptions } from './member.queries.ts'

/** The member's inbox. */
export interface InboxResult {
  /** How many messages are unread (MEM-05). */
  unread: number
  /** The count as a badge shows it, such as `99+`; undefined for none. */
  badge: string | undefined
  /** Goes to the inbox; a guest is offered to log in (HOME-10). */
  open: () => void
}

/** The unread messages of the member and the way to them; a guest is asked to log in (MEM-05, HOME-10). */
export function useInbox(): InboxResult {
  const lobby = useLobby()
  const { data: unread = 0 } = useMemberQuery(unreadCountQueryOptions, undefined)
  const open = useCallback(() => {
    if (lobby.state.session) lobby.ports.navigate(pathOf('inbox'))
    else lobby.state.panels.login = true
  }, [lobby])
  return { unread, badge: badgeOf(unread), open }
}
