import { useCallback, useMemo } from 'react'
import { openLink } from '../../core/navigation/openLink.ts'
import { useSafeUrl } from '../../core/navigation/useOpenLink.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { customerServiceQueryOptions } from './service.queries.ts'
import { type ServiceChannel, serviceChannels } from './service.rules.ts'
import { useServiceLink } from './useServiceLink.ts'

/** The customer service. */
export interface ServiceResult extends ReadState {
  /** Its channels in the server's order, each once (MENU-04). */
  channels: readonly ServiceChannel[]
  /** Opens a line of a channel, the first unless told; the live chat by the decrypted link (MENU-04, MENU-05). */
  open: (channel: ServiceChannel, line?: number) => Promise<void>
}

/** The channels of the customer service, and what opens them: the live chat by the decrypted link (MENU-04, MENU-05). */
export function useService(): ServiceResult {
  const lobby = useLobby()
  const safe = useSafeUrl()
  const { open: openServiceLink } = useServiceLink()
  const { data, status, retry, refusal } = useLobbyQuery(customerServiceQueryOptions, undefined)
  const hasServiceLink = Boolean(data?.serviceLink)
  const channels = useMemo(() => serviceChannels(data?.entries ?? [], { safe, hasServiceLink }), [data, safe, hasServiceLink])
  const open = useCallback(
    async ({ channel, links }: ServiceChannel, line = 0) => {
      if (channel === 'LIVECHAT' && line === 0 && hasServiceLink) await openServiceLink()
      else openLink(lobby, links[line])
    },
    [lobby, hasServiceLink, openServiceLink],
  )
  return { channels, open, status, retry, refusal }
}
