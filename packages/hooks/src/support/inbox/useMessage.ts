import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { askAndRemove } from './askAndRemove.ts'
import { markRead } from './changeMessages.ts'
import { messageQueryOptions } from './inbox.queries.ts'
import { type ShownMessage, shownMessage } from './shownMessages.ts'

/** One message. */
export interface MessageResult extends ReadState {
  /** Undefined until it is ready. */
  message: ShownMessage | undefined
  /** Whether it is being deleted, from the answer to the question on. */
  isRemoving: boolean
  /** Asks, deletes it and goes back to the inbox, unless the member has gone elsewhere meanwhile. */
  remove: () => Promise<void>
}

/** The message of a number, which counts as read once it shows (MEM-08). */
export function useMessage(id: number): MessageResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useMemberQuery(messageQueryOptions, { language, id })
  const [removing, setRemoving] = useState<number>()
  const shown = useRef(id)
  useEffect(() => {
    shown.current = id
  }, [id])
  const marked = useRef<number>(undefined)
  const isUnread = data?.isRead === false
  useEffect(() => {
    // Once only: what could not be marked is unread again, and must not be tried for ever.
    if (!isUnread || marked.current === id) return
    marked.current = id
    void markRead(lobby, id)
  }, [lobby, id, isUnread])
  return {
    status,
    retry,
    refusal,
    message: useMemo(() => data && shownMessage(data), [data]),
    isRemoving: removing === id,
    remove: useCallback(async () => {
      const isRemoved = await askAndRemove(lobby, [id], () => setRemoving(id))
      // Once it is gone the page only waits to be left; drawn anew, it would ask for the message again.
      if (!isRemoved) setRemoving(undefined)
      else if (isHere() && shown.current === id) lobby.ports.navigate(pathOf('inbox'), { replace: true, back: true })
    }, [lobby, id, isHere]),
  }
}
