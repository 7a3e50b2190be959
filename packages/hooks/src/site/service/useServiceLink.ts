import { decryptLink } from '@lobbykit/sdk'
import { useCallback } from 'react'
import { failureMessage } from '../../core/failure.rules.ts'
import { openLink } from '../../core/navigation/useOpenLink.ts'
import { notify } from '../../core/notices/notices.ts'
import { useLobby } from '../../core/useLobby.ts'
import { customerServiceQueryOptions } from './service.queries.ts'

/** The way to the customer service. */
export interface ServiceLinkResult {
  /** Decrypts the link and opens it in a window; says what is wrong where that cannot be (MENU-05). */
  open: () => Promise<void>
}

/** Opens the customer service: decrypts its link first; a link that is no good is said, never opened (LOGIN-02, MENU-05). */
export function useServiceLink(): ServiceLinkResult {
  const lobby = useLobby()
  const open = useCallback(async () => {
    try {
      const { serviceLink } = await lobby.queryClient.ensureQueryData(customerServiceQueryOptions(lobby))
      if (!serviceLink) return void notify(lobby, 'fail', { id: 'url_empty' })
      const link = await decryptLink(serviceLink, lobby.ports.linkCipher).catch(lobby.ports.report)
      if (link) openLink(lobby, link)
      else notify(lobby, 'fail', { id: 'service_link_wrong' })
    } catch (error) {
      notify(lobby, 'fail', failureMessage(error))
    }
  }, [lobby])
  return { open }
}
