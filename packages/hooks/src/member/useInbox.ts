import { useCallback } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { unreadCountQueryOptions } from './member.queries.ts'
import { useMemberQuery } from './useMemberQuery.ts'

/** The member's inbox. */
export const INBOX = '/m/webEmail'
/** The largest count a badge writes out; beyond it says that there are more (assumed). */
export const BADGE_MAX = 99

/** A count as a badge writes it: nothing for none, `99+` for a crowd (MEM-05). */
export function badgeOf(count: number): string | undefined {
  if (!(count > 0)) return undefined
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count))
}

/** The unread messages of the member and the way to them; a guest is asked to log in (MEM-05, HOME-10). */
export function useInbox() {
  const lobby = useLobby()
  const { data = 0 } = useMemberQuery(unreadCountQueryOptions, undefined)
  const open = useCallback(() => {
    if (lobby.state.session) lobby.ports.navigate(INBOX)
    else lobby.state.panels.login = true
  }, [lobby])
  return { unread: data, badge: badgeOf(data), open }
}
