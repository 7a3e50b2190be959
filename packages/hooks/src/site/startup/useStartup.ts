import type { WpsSchemas } from '@lobbykit/sdk'
import { keepPreviousData } from '@tanstack/react-query'
import { failureMessage } from '../../core/failure.rules.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { settingsQueryOptions } from './startup.queries.ts'
import { hasFlag, type StartupMode, startFailure, startupMode } from './startup.rules.ts'

/** What the site is before any screen decides. */
export interface StartupResult {
  /** Loading, failed and how, or the site's mode (APP-01, APP-02, APP-29). */
  status: 'loading' | ReturnType<typeof startFailure> | StartupMode
  /** Why it failed; undefined while it did not. */
  reason: Message | undefined
  /** The error itself, for a developer: which call it was, its status and request id. */
  error: Error | undefined
  /** Whether an answer is under way, also a repeated one. */
  isFetching: boolean
  /** Asks again. */
  retry: () => void
}

/** What the merchant decided; everything is off until it is loaded. */
export interface SettingsResult {
  /** Whether they are loaded. */
  isKnown: boolean
  /** Whether a feature is switched on. */
  has: (flag: string) => boolean
  /** Whether a promotion is switched on. */
  promotionOn: (promotion: string) => boolean
  /** ISO 4217 code of the site's money. */
  currency: string
  /** Country of the visitor, ISO 3166. */
  location: string | undefined
  template: WpsSchemas['StartupInfo']['mobileTemplate']
}

/** A failed start keeps the last good answer, so a change of language without a network changes nothing. */
const lastingSettings = (lobby: Lobby, params: { language: string }) => ({
  ...settingsQueryOptions(lobby, params),
  placeholderData: keepPreviousData,
})

/** Why a start failed: what its answer was, that there is no network, or that nothing came in time. */
function reasonOf(error: Error | null, isOnline: boolean): Message {
  if (error) return failureMessage(error)
  return { id: isOnline ? 'slow_connection' : 'no_internet' }
}

/** What the site is before any screen decides: loading, failed, or one of its modes (APP-01, APP-02). */
export function useStartup(): StartupResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, error, isFetching, retry } = useLobbyQuery(lastingSettings, { language })
  // A start without a network is not waited for; it is tried again, by itself, when there is one. Not a snapshot, which would
  // redraw the whole app with each change of the connection.
  const hasFailed = !data && (status === 'failed' || !lobby.state.online)
  return {
    status: data ? startupMode(data) : hasFailed ? startFailure(error) : 'loading',
    reason: hasFailed ? reasonOf(error, lobby.state.online) : undefined,
    error: error ?? undefined,
    isFetching,
    retry,
  }
}

/** The merchant's settings, its flags and currency; everything is off until they are loaded. */
export function useSettings(): SettingsResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data } = useLobbyQuery(lastingSettings, { language })
  return {
    isKnown: data !== undefined,
    has: (flag) => hasFlag(data, flag),
    promotionOn: (promotion) => data?.whitelabel?.promotions?.[promotion] === true,
    currency: data?.currency ?? lobby.config.currency,
    location: data?.location,
    template: data?.mobileTemplate,
  }
}
