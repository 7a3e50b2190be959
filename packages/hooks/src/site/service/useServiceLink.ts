import { useCallback, useRef } from 'react'
import { notifyUnloaded } from '../../core/notices/notices.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'

/** The way to the customer service. */
export interface ServiceLinkResult {
  /** Decrypts the link and opens it in a window; says what is wrong where that cannot be (MENU-05). Another tap before that is the same one, and nothing comes of it for who leaves before there is an answer. */
  open: () => Promise<void>
}

/** The way to the customer service; what decrypts its link comes with the first tap (LOGIN-02, MENU-05). */
export function useServiceLink(): ServiceLinkResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const isOpening = useRef(false)
  const open = useCallback(async () => {
    if (isOpening.current) return
    isOpening.current = true
    const part = await import('./openServiceLink.ts').catch(() => notifyUnloaded(lobby))
    await part?.openServiceLink(lobby, isHere)
    isOpening.current = false
  }, [lobby, isHere])
  return { open }
}
