import { createSdk } from '@lobbykit/sdk'
import { contractCalls } from '@lobbykit/sdk/calls'
import { QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { createCache } from '../core/cache.ts'
import { hearAnswer, heardOf, hearFailure } from '../core/complaints/complain.ts'
import { type LobbyConfig, nameOnDevice, resolveConfig } from '../core/config.ts'
import { defaultPorts } from '../core/defaultPorts.ts'
import { supportedLanguage } from '../core/language/language.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import type { Ports } from '../core/ports.ts'
import { asksAgain } from '../core/read.ts'
import { endSession } from '../core/session/session.ts'
import type { LobbyState } from '../core/state.ts'
import { stoppableClock } from '../core/stoppableClock.ts'
import { STORAGE_KEYS, safeStorage } from '../core/storage.ts'
import { goingOf } from './keepLobbyGoing.ts'
import { watchSlowCalls } from './slowCalls.ts'

type Storages = Pick<Ports, 'localStorage' | 'sessionStorage'>

/** Milliseconds for which an answer counts as fresh, unless its query says otherwise. */
const FRESH_MS = 30_000

/** Makes a lobby. `ports` replaces any part of its surroundings; what is left out is what a browser offers. */
export function createLobby(config: LobbyConfig, ports: Partial<Ports> = {}): Lobby {
  const resolved = resolveConfig(config)
  const given = { ...defaultPorts(nameOnDevice(config)), ...ports }
  // Storage a skin passed may be full or blocked, too (APP-22); there may be none at all, as on a server.
  const storage = (name: 'localStorage' | 'sessionStorage') =>
    safeStorage(() => ports[name] ?? (globalThis as Partial<Storages>)[name], resolved.storagePrefix)
  const localStorage = storage('localStorage')
  const sessionStorage = storage('sessionStorage')
  const clock = stoppableClock(given.clock)
  const surroundings: Ports = { ...given, clock, localStorage, sessionStorage }
  const { device } = surroundings
  const cache = createCache({
    storage: localStorage,
    clock,
    merchant: resolved.merchantCode,
    member: () => lobby.state.session?.userName,
    maxAgeHours: resolved.lookupMaxAgeHours,
  })
  const sdk = createSdk({
    baseUrl: resolved.baseUrl,
    merchantCode: resolved.merchantCode,
    calls: contractCalls,
    headers: resolved.headers,
    timeoutMs: resolved.timeoutMs,
    retries: resolved.retries,
    errorCodes: resolved.errorCodes,
    sessionEndedCodes: resolved.sessionEndedCodes,
    tokenInQuery: resolved.tokenInQuery,
    storage: sessionStorage,
    bodyCipher: surroundings.bodyCipher,
    standalone: device.standalone,
    get fetch() {
      return surroundings.fetch
    },
    timers: clock,
    random: surroundings.random,
    onSessionEnded: (_, token) => endSession(lobby, { reason: 'expired', token }),
    onFlaws(operation, flaws) {
      heardOf(lobby).flawed.add(operation)
      surroundings.report(new Error(`${operation} broke the contract`), { operation, flaws: flaws.slice(0, 5) })
    },
    onAnswer: (operation, value) => hearAnswer(lobby, operation, value),
    onFailure: (operation, error) => hearFailure(lobby, operation, error),
    onCall: watchSlowCalls(clock, (isSlow) => {
      lobby.state.slow = isSlow
    }),
    keep: cache.keep,
  })
  // The query library watches the network for the whole page; a lobby asks its own device (`keepLobbyGoing`).
  const always = { networkMode: 'always', retry: false } as const
  const queries = {
    ...always,
    staleTime: FRESH_MS,
    retryOnMount: asksAgain,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  } as const
  const lobby: Lobby = {
    config: resolved,
    ports: surroundings,
    sdk,
    cache,
    queryClient: new QueryClient({ defaultOptions: { queries, mutations: always } }),
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
    dispose() {
      for (const stop of goingOf(lobby)) stop()
      const { queryClient } = lobby
      const known = [queryClient.getQueryCache().getAll(), queryClient.getMutationCache().getAll()].flat()
      // Each query and mutation has a timer for its removal; one that was under way starts it when it is cancelled, so this
      // runs twice.
      const forget = () => {
        for (const each of known) each.destroy()
      }
      void queryClient.cancelQueries().then(forget)
      queryClient.clear()
      forget()
      clock.stop()
    },
  }
  return lobby
}
