import { useCallback } from 'react'
import { useLobby } from '../core/useLobby.ts'
import { memberInfoQueryOptions } from './member.queries.ts'

/** Asks who the member is anew, whatever the device keeps; rejects with what is shown left as it is (APP-22). */
export function useRefreshMember(): () => Promise<void> {
  const lobby = useLobby()
  return useCallback(async () => {
    if (!lobby.state.session) return
    await lobby.queryClient.fetchQuery({ ...memberInfoQueryOptions(lobby, { reload: true }), staleTime: 0 })
  }, [lobby])
}
