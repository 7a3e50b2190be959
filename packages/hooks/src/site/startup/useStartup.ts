import type { WpsSchemas } from '@lobbykit/sdk'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureMessage } from '../../core/failure.rules.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Message } from '../../core/message.ts'
import { forgetFailures } from '../../core/read.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { settingsQueryOptions } from './startup.queries.ts'
import { hasFlag, type StartupMode, startFailure, startupMode } from './startup.rules.ts'

/** What a start has become without a site: it failed and how, or the site is closed (APP-02, APP-29). */
export type NoSite = ReturnType<typeof startFailure> | Exclude<StartupMode, 'normal'>

/** What the site is before any screen decides (APP-01, APP-02). `reason` is why there is none, to be shown in its place (APP-03, APP-29). */
export type StartupResult = StartupCall &
  (
    | {
        /** How the start stands: loading, the site as usual, or what replaces it. */
        status: 'loading' | 'normal'
        /** Why there is no site, to be shown in its place; undefined where there is one. */
        reason: undefined
      }
    | {
        /** How the start stands: loading, the site as usual, or what replaces it. */
        status: NoSite
        /** Why there is no site, to be shown in its place; undefined where there is one. */
        reason: Message
      }
  )

/** The call of a start. */
export interface StartupCall {
  /** The error itself, for a developer: which call it was, its status and request id. */
  error: Error | undefined
  /** Whether an answer is under way, also a repeated one. */
  isFetching: boolean
  /** Asks again. */
  retry: () => void
}

/** What the merchant decided; everything is off until it is loaded. */
export interface SettingsResult extends ReadState {
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
  /** How the merchant wants the site to look; undefined until it is known (APP-30). */
  template: WpsSchemas['StartupInfo']['mobileTemplate']
}

/** A failed start keeps the last good answer, so a change of language without a network changes nothing. */
const lastingSettings = (lobby: Lobby, params: { language: string }) => ({
  ...settingsQueryOptions(lobby, params),
  placeholderData: keepPreviousData,
})

/** What the product says where there is no site (APP-03, APP-29). */
const CLOSED = {
  maintenance: 'maintenance',
  restricted: 'blocked_region',
  blocked: 'blocked_ip',
  down: 'upgrading',
} as const

/** Why there is no site: it is closed, a start failed with an answer, there is no network, or nothing came in time. */
function reasonOf(status: NoSite, error: Error | null, isOnline: boolean): Message {
  if (status !== 'failed') return { id: CLOSED[status] }
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
  const shown = data ? startupMode(data) : hasFailed ? startFailure(error) : 'loading'
  const isSite = shown === 'loading' || shown === 'normal'
  // As long as there is no site, nothing that a page reads can come.
  useEffect(() => (isSite ? undefined : () => forgetFailures(lobby)), [lobby, isSite])
  const call = { error: error ?? undefined, isFetching, retry }
  if (isSite) return { ...call, status: shown, reason: undefined }
  return { ...call, status: shown, reason: reasonOf(shown, error, lobby.state.online) }
}

/** The merchant's settings, its flags and currency; everything is off until they are loaded. */
export function useSettings(): SettingsResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(lastingSettings, { language })
  return {
    status,
    retry,
    refusal,
    isKnown: data !== undefined,
    has: (flag) => hasFlag(data, flag),
    promotionOn: (promotion) => data?.whitelabel?.promotions?.[promotion] === true,
    currency: data?.currency ?? lobby.config.currency,
    location: data?.location,
    template: data?.mobileTemplate,
  }
}
