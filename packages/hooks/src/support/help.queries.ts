import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const helpKey = publicKey('help')

/** The articles of the help centre; they change so rarely that one visit asks once (MENU-06). */
export const helpQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...helpKey, { language }],
    queryFn: ({ signal }) => {
      const query = { device: 'MOBILE' as const, lang: language, query: '' }
      return lobby.sdk.wps.GET('/wps/system/helpCenter', { params: { query }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
