import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const customerServiceKey = publicKey('customerService')

/** Contact channels and the encrypted service link (MENU-04, MENU-05). */
export const customerServiceQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: customerServiceKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/customerService', { signal }),
  })
