import { unwrap } from '@lobbykit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { failureMessage } from '../login/login.rules.ts'
import { notify } from '../notices/notices.ts'
import { settingsQueryOptions } from './startup.queries.ts'

/** Asks whether the site is open again and, when it is, starts it without a reload (APP-03). */
export function useSiteStatus() {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['siteStatus'],
    mutationFn: () => unwrap(lobby.sdk.wps.GET('/wps/system/status')),
    onSuccess: (flags) =>
      lobby.queryClient.setQueryData(
        settingsQueryOptions(lobby, { language }).queryKey,
        (settings) => settings && { ...settings, ...flags },
      ),
    onError: (error) => notify(lobby, 'fail', failureMessage(error)),
  })
  return { isFetching: isPending, checkAgain: () => mutateAsync().catch(() => undefined) }
}
