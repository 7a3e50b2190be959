import { useCallback } from 'react'
import { usePanel } from '../notices/usePanel.ts'
import { useLobby } from '../useLobby.ts'

/** What a guest is offered who opened a page for members. */
export interface LoginOfferResult {
  isOpen: boolean
  /** Closes the offer because the guest goes to login or registration, and afterwards where they wanted to (LAUNCH-05). */
  accept: () => void
  /** Closes the offer; a guest who stays one no longer wants to go there. */
  dismiss: () => void
}

/** The offer to log in to a guest who opened a page for members (APP-26, ROUTE-06). */
export function useLoginOffer(): LoginOfferResult {
  const lobby = useLobby()
  const { isOpen, close } = usePanel('login')
  const dismiss = useCallback(() => {
    close()
    lobby.state.afterLogin = null
  }, [lobby, close])
  return { isOpen, accept: close, dismiss }
}
