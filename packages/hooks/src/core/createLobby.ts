import { createSdk, type Sdk } from '@lobbykit/sdk'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { supportedLanguage } from '../language/language.rules.ts'
import { endSession } from '../session/session.ts'
import { watchSlowCalls } from '../startup/slowCalls.ts'
import { createCache, type LookupCache } from './cache.ts'
import { type LobbyConfig, type ResolvedConfig, resolveConfig } from './config.ts'
import { defaultPorts } from './defaultPorts.ts'
import type { Ports } from './ports.ts'
import type { LobbyState } from './state.ts'
import { STORAGE_KEYS, safeStorage } from './storage.ts'

/** Milliseconds for which an answer counts as fresh, unless its query says otherwise. */
const FRESH_MS = 30_000

/** One lobby: a merchant's client, cache, state and surroundings. Two of them on a page know nothing of each other. */
export interface Lobby {
  readonly config: ResolvedConfig
  readonly ports: Ports
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  readonly state: LobbyState
  readonly cache: LookupCache
  /**
   * A part of this lobby that only some screens need, made by `make` when first asked for, so that its code comes with
   * them. The same `make` always gets the same part.
   */
  part<T>(make: (lobby: Lobby) => T): T
  /** The password of this page's login, held in memory only, for the change-password form. */
  storedPassword: string | undefined
  /** The member is logging out, or the session just ended: a closed door needs no second word. */
  leaving: boolean
  /** Calls that are under way for long. */
  slowCalls: number
  promptAnswer: ((yes: boolean) => void) | undefined
  answerPrompt(yes: boolean): void
  /** Ids of notices and prompts. */
  nextId(): number
}

/** Makes a lobby. `ports` replaces any part of its surroundings; what is left out is what a browser offers. */
export function createLobby(config: LobbyConfig, ports: Partial<Ports> = {}): Lobby {
  const resolved = resolveConfig(config)
  const given: Ports = { ...defaultPorts(config.merchantCode), ...ports }
  // Storage a skin passed may be full or blocked, too (APP-22).
  const localStorage = safeStorage(() => given.localStorage)
  const sessionStorage = safeStorage(() => given.sessionStorage)
  const surroundings: Ports = { ...given, localStorage, sessionStorage }
  const { clock, device, random } = surroundings
  // The query library believes it is online until it hears otherwise; a page that starts offline hears nothing.
  onlineManager.setOnline(device.online())
  let ids = 0
  const parts = new Map<unknown, unknown>()
  const sdk = createSdk({
    baseUrl: resolved.baseUrl,
    merchantCode: resolved.merchantCode,
    headers: resolved.headers,
    timeoutMs: resolved.timeoutMs,
    retries: resolved.retries,
    tokenInQuery: resolved.tokenInQuery,
    storage: sessionStorage,
    bodyCipher: surroundings.bodyCipher,
    standalone: device.standalone,
    fetch: surroundings.fetch,
    timers: clock,
    random,
    onSessionEnded: (_, token) => endSession(lobby, { reason: 'expired', token }),
    onFlaws: (operation, flaws) =>
      surroundings.report(new Error(`${operation} broke the contract`), { flaws: flaws.slice(0, 5) }),
    onCall: () => watchSlowCalls(lobby),
  })
  const lobby: Lobby = {
    config: resolved,
    ports: surroundings,
    sdk,
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
        mutations: { retry: false },
      },
    }),
    state: proxy<LobbyState>({
      session: sdk.session.read() ?? null,
      language: supportedLanguage(localStorage.getItem(STORAGE_KEYS.language), resolved),
      hideBalance: localStorage.getItem(STORAGE_KEYS.hideBalance) === '1',
      online: device.online(),
      slow: false,
      notices: [],
      prompt: null,
      panels: {},
      smsDeadlines: {},
      afterLogin: null,
    }),
    cache: createCache(localStorage, resolved.merchantCode, clock),
    part<T>(make: (lobby: Lobby) => T): T {
      // A maker is its own key, so what lies under it is what it made.
      if (!parts.has(make)) parts.set(make, make(lobby))
      return parts.get(make) as T
    },
    storedPassword: undefined,
    leaving: false,
    slowCalls: 0,
    promptAnswer: undefined,
    answerPrompt(yes) {
      const answer = lobby.promptAnswer
      lobby.promptAnswer = undefined
      lobby.state.prompt = null
      answer?.(yes)
    },
    nextId: () => ++ids,
  }
  return lobby
}
