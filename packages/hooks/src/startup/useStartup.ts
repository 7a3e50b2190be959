import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLobby } from '../core/LobbyProvider.tsx'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { settingsQueryOptions } from './startup.queries.ts'
import { hasFlag, startupMode } from './startup.rules.ts'

/**
 * What the site is before any screen decides: loading, failed, or one of its modes (APP-01, APP-02). A failed start keeps
 * the last good answer, so a change of language without a network changes nothing.
 */
export function useStartup() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isError, isFetching, isPaused, refetch } = useQuery({
    ...settingsQueryOptions(lobby, { language }),
    placeholderData: keepPreviousData,
  })
  // Without a network nothing is even asked; it will be, by itself, when there is one.
  const status = data ? startupMode(data) : isError || isPaused ? 'failed' : 'loading'
  return { status, isFetching, retry: refetch } as const
}

/** The merchant's settings, its flags and currency; everything is off until they are loaded. */
export function useSettings() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data } = useQuery({ ...settingsQueryOptions(lobby, { language }), placeholderData: keepPreviousData })
  return {
    has: (flag: string) => hasFlag(data, flag),
    promotionOn: (promotion: string) => data?.whitelabel?.promotions?.[promotion] === true,
    currency: data?.currency ?? lobby.config.currency,
    location: data?.location,
    template: data?.mobileTemplate,
  }
}
