import { decryptLink } from '@lobbykit/sdk'
import { useCallback } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { failureMessage } from '../login/login.rules.ts'
import { openLink } from '../navigation/useOpenLink.ts'
import { notify } from '../notices/notices.ts'
import { customerServiceQueryOptions } from './service.queries.ts'

/** Opens the customer service: decrypts its link first; a link that is no good is said, never opened (LOGIN-02, MENU-05). */
export function useServiceLink() {
  const lobby = useLobby()
  const open = useCallback(async () => {
    try {
      const { serviceLink } = await lobby.queryClient.ensureQueryData(customerServiceQueryOptions(lobby))
      openLink(lobby, await decryptLink(serviceLink ?? '', lobby.ports.linkCipher))
    } catch (error) {
      notify(lobby, 'fail', failureMessage(error))
    }
  }, [lobby])
  return { open }
}
