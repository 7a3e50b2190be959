import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const formRulesKey = publicKey('formRules')

/** The server's rule of every form field; kept on the device, per language (APP-22). */
export const formRulesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...formRulesKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/registerValidation', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // While another language loads, the form stays checked, and what it says stays on screen.
    placeholderData: keepPreviousData,
  })
