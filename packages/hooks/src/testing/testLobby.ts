import { createMockBackend, developmentPublicKey, type MockBackend, type MockOptions, seedMembers } from '@lobbykit/mock-server'
import { createSdk, type Sdk, SESSION_KEY, type SessionInfo } from '@lobbykit/sdk'
import { watch } from '../core/defaultPorts.ts'
import {
  createLobby,
  type Device,
  hybridBodyCipher,
  type Lobby,
  type LobbyConfig,
  type Ports,
  plainBodyCipher,
} from '../index.ts'
import { loadLaterParts } from './laterParts.ts'
import { type ManualClock, manualClock } from './manualClock.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createNetwork, type Network } from './network.ts'
import { createTabHub, type TabHub } from './tabHub.ts'

/** The page's own address is the backend's, as in production. */
export const ORIGIN = 'http://localhost:3000'
const MERCHANT = 'lobbykit'

export type MemoryStorage = ReturnType<typeof memoryStorage>

/** What a test may decide about its lobby. */
export interface TestLobbyOptions {
  /** An account of the seed that is logged in already, as after a reload. */
  member?: string
  config?: Partial<LobbyConfig>
  ports?: Partial<Ports>
  device?: Partial<Device>
  /** Options of this lobby's own backend, unless `beside` shares one. */
  backend?: MockOptions
  /** Another lobby of the same browser: shares its backend, clock, local storage and tab channel. */
  beside?: TestLobby
  /** What the device remembers from earlier; session storage is a tab's own. */
  localStorage?: MemoryStorage
  sessionStorage?: MemoryStorage
  /**
   * Resolves when code of the skin that comes later is here, where the runner knows it, as `vi.dynamicImportSettled` of Vitest does.
   */
  importsSettled?: () => Promise<unknown>
}

/** A lobby, all that surrounds it, and what it did to its surroundings. */
export interface TestLobby {
  lobby: Lobby
  backend: MockBackend
  network: Network
  clock: ManualClock
  localStorage: MemoryStorage
  sessionStorage: MemoryStorage
  /** The tabs of the browser: what it posts every lobby of it hears, and it hears what they post. */
  tabs: TabHub
  device: Device
  /** Where it navigated, oldest first; a replacing one carries `replace`. */
  wentTo: (string | -1 | { replace: string | -1 })[]
  /** Addresses of windows it asked for. */
  windows: string[]
  /** What the browser says to a further window. */
  popups: { allowed: boolean }
  /** Errors that nobody was shown. */
  reports: unknown[]
  importsSettled: (() => Promise<unknown>) | undefined
}

/** The password of an account of the seed. */
export const passwordOf = (account: string) => seedMembers.find((member) => member.account === account)?.password ?? ''

/** A client of the backend that is not the lobby's: another device of the member, or the back office. */
export async function otherDevice(backend: MockBackend, account: string): Promise<{ sdk: Sdk; session: SessionInfo }> {
  const sdk = createSdk({
    baseUrl: ORIGIN,
    merchantCode: MERCHANT,
    bodyCipher: plainBodyCipher,
    fetch: (request) => backend.handle(request),
  })
  const body = { type: 'username' as const, username: account, password: passwordOf(account) }
  const { token, userName, customerType } = await sdk.wps.POST('/wps/session/login', { body })
  const session = { token, userName, type: customerType, merchantCode: MERCHANT, firstTimeLogin: false }
  sdk.session.write(session)
  return { sdk, session }
}

/** Games the backend has, in the order of its lists; slots unless asked otherwise. */
export async function findGames(
  backend: MockBackend,
  query: { gameType?: string; vassalage?: string; pageSize?: number } = {},
) {
  const sdk = createSdk({ baseUrl: ORIGIN, merchantCode: MERCHANT, fetch: (request) => backend.handle(request) })
  const page = {
    platform: 'html5',
    clientType: 2,
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 26,
    language: 'EN',
  } as const
  return (await sdk.wps.GET('/wps/game/list', { params: { query: { ...page, ...query } } })).games
}

/** A lobby of its own against a backend of its own; time passes only through `pass`. */
export async function testLobby(options: TestLobbyOptions = {}): Promise<TestLobby> {
  await loadLaterParts()
  const { beside } = options
  const clock = beside?.clock ?? manualClock()
  const backend =
    beside?.backend ?? createMockBackend({ clock: clock.now, sleep: async () => {}, games: 400, ...options.backend })
  const localStorage = options.localStorage ?? beside?.localStorage ?? memoryStorage()
  const sessionStorage = options.sessionStorage ?? memoryStorage()
  const tabs = beside?.tabs ?? createTabHub()
  const network = createNetwork(backend)
  const wentTo: TestLobby['wentTo'] = []
  const windows: string[] = []
  const popups = { allowed: true }
  const reports: unknown[] = []
  const device: Device = {
    userAgent: 'test',
    standalone: () => false,
    historyLength: () => 2,
    online: () => true,
    watch,
    hostName: 'localhost',
    address: () => globalThis.location?.href ?? ORIGIN,
    screenHeight: 800,
    touch: true,
    ...options.device,
  }
  if (options.member) {
    const { session } = await otherDevice(backend, options.member)
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  }
  const lobby = createLobby(
    { baseUrl: ORIGIN, merchantCode: MERCHANT, retries: 0, ...options.config },
    {
      clock,
      localStorage,
      sessionStorage,
      tabs: tabs.open(),
      device,
      fetch: network.fetch,
      random: () => 0.5,
      bodyCipher: hybridBodyCipher(developmentPublicKey),
      navigate: (to, how) => void wentTo.push(how?.replace ? { replace: to } : to),
      openWindow: (url) => {
        if (popups.allowed) windows.push(url)
        return popups.allowed
      },
      report: (error) => void reports.push(error),
      ...options.ports,
    },
  )
  const { importsSettled } = options
  return {
    lobby,
    backend,
    network,
    clock,
    localStorage,
    sessionStorage,
    tabs,
    device,
    wentTo,
    windows,
    popups,
    reports,
    importsSettled,
  }
}
