import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSafeUrl } from '../announcements/useHomeAnnouncements.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { openLink } from '../navigation/useOpenLink.ts'
import { customerServiceQueryOptions } from './service.queries.ts'
import { type ServiceChannel, serviceChannels } from './service.rules.ts'
import { useServiceLink } from './useServiceLink.ts'

/** The channels of the customer service, and what opens them: the live chat by the decrypted link (MENU-04, MENU-05). */
export function useService() {
  const lobby = useLobby()
  const safe = useSafeUrl()
  const { open: openServiceLink } = useServiceLink()
  const { data, isPending, isError, refetch } = useQuery(customerServiceQueryOptions(lobby))
  const hasServiceLink = Boolean(data?.serviceLink)
  const channels = useMemo(() => serviceChannels(data?.entries ?? [], { safe, hasServiceLink }), [data, safe, hasServiceLink])
  const open = useCallback(
    async ({ channel, links }: ServiceChannel, line = 0) => {
      if (channel === 'LIVECHAT' && line === 0 && hasServiceLink) await openServiceLink()
      else openLink(lobby, links[line])
    },
    [lobby, hasServiceLink, openServiceLink],
  )
  return { channels, open, isLoading: isPending, isFailed: isError, retry: () => void refetch() }
}
