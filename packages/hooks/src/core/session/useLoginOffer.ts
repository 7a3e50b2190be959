import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import type { Message } from '../message.ts'
import { isDepositOrder } from '../navigation/route.rules.ts'
import { usePanel } from '../notices/usePanel.ts'
import { useLobby } from '../useLobby.ts'

/** What a guest is offered who opened a page for members. */
export interface LoginOfferResult {
  /** Whether the offer is shown now. */
  isOpen: boolean
  /** Why it is offered. */
  message: Message
  /** Closes the offer because the guest goes to login or registration, and afterwards where they wanted to (LAUNCH-05). */
  accept: () => void
  /** Closes the offer; a guest who stays one no longer wants to go there. */
  dismiss: () => void
}

/** The offer to log in to a guest who opened a page for members (APP-26, ROUTE-06). */
export function useLoginOffer(): LoginOfferResult {
  const lobby = useLobby()
  const { isOpen, close } = usePanel('login')
  const { afterLogin } = useSnapshot(lobby.state)
  const dismiss = useCallback(() => {
    close()
    lobby.state.afterLogin = null
  }, [lobby, close])
  // A payment page leads back in its own window, which knows no session; the one it was opened from has it (BAL-03).
  const isPaid = afterLogin !== null && 'path' in afterLogin && isDepositOrder(afterLogin.path)
  return { isOpen, message: { id: isPaid ? 'payment_returned' : 'not_logged_in' }, accept: close, dismiss }
}
