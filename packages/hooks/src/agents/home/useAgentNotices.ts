import { useEffect, useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { viewerZone } from '../../core/time/localTime.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { type ShownAnnouncement, shownAnnouncements } from '../../site/announcements/shown.ts'
import { agentNoticesQueryOptions, readAgentNoticesMutationOptions } from '../agents.queries.ts'

/** The notices for agents. */
export interface AgentNoticesResult extends ReadState {
  /** Newest first. */
  announcements: readonly ShownAnnouncement[]
}

/** The notices for agents; once they show, none of them counts as unread any more (AGENT-05). */
export function useAgentNotices(): AgentNoticesResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useMemberQuery(agentNoticesQueryOptions, { language })
  const isUnread = (data?.footer?.unreadCount ?? 0) > 0
  useEffect(() => {
    // If the call fails, the notices stay unread, and the next visit calls again.
    if (isUnread) write(lobby, readAgentNoticesMutationOptions(lobby), undefined).catch(() => undefined)
  }, [lobby, isUnread])
  return { announcements: useMemo(() => shownAnnouncements(data?.A ?? [], viewerZone()), [data]), status, retry, refusal }
}
