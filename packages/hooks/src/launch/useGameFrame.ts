import { unwrap } from '@lobbykit/sdk'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import type { Message } from '../core/message.ts'
import { failureMessage } from '../login/login.rules.ts'
import { safeUrl } from '../navigation/link.rules.ts'
import { HOME, LAUNCH_GAME, planBack } from '../navigation/route.rules.ts'
import { useIsLoggedIn } from '../session/useIsLoggedIn.ts'
import { balanceQueryOptions } from '../wallet/wallet.queries.ts'
import { launchQueryOptions } from './launch.queries.ts'
import { frameSandbox, type LaunchParams, parseLaunchSearch } from './launch.rules.ts'
import { useSlowLaunch } from './useSlowLaunch.ts'

/** What a launched game may tell its frame's parent. */
const EXIT = 'lobbykit:exit'
const BALANCE = 'lobbykit:balance'

export type GameFrame =
  | { status: 'login' | 'launching' }
  | { status: 'failed'; message: Message }
  | { status: 'blocked'; message: Message; open: () => void }
  | { status: 'windowOpen' }
  | { status: 'playing'; url: string; sandbox: string }

async function noteRecent(lobby: Lobby, { nodeId, vendor }: LaunchParams) {
  if (!lobby.state.session || !nodeId) return
  try {
    await unwrap(lobby.sdk.wps.GET('/wps/game/recent/add', { params: { query: { nodeId, vendor } } }))
    await lobby.queryClient.invalidateQueries({ queryKey: ['member', 'recents'] })
  } catch (error) {
    lobby.ports.report(error)
  }
}

/** Hears the game in the frame; a message from any other window or origin is not the game's. */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  hear: (type: unknown) => void,
) {
  useEffect(() => {
    if (!origin) return
    const onMessage = ({ data, source, origin: sender }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow || (sender !== origin && sender !== 'null')) return
      if (typeof data === 'object' && data !== null && 'type' in data) hear(data.type)
    }
    globalThis.addEventListener('message', onMessage)
    return () => globalThis.removeEventListener('message', onMessage)
  }, [frame, origin, hear])
}

/** The launch screen: launches what its address names, notes it as played, and leads back (LAUNCH-07 to LAUNCH-10, LIST-14). */
export function useGameFrame(search: string) {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const params = useMemo(() => parseLaunchSearch(search), [search])
  const mayLaunch = params !== undefined && (isLoggedIn || params.isLottery)
  const mustLogIn = params !== undefined && !mayLaunch
  useEffect(() => {
    // Who logs in from here comes back to the game (LAUNCH-05).
    if (mustLogIn) lobby.state.afterLogin = { path: `${LAUNCH_GAME}?${new URLSearchParams(search)}` }
  }, [lobby, mustLogIn, search])
  // The language of the launch stays: a switch meanwhile must not start a second session of the game.
  const [launchLanguage] = useState(() => lobby.state.language)
  const { data, error, refetch, isFetching } = useQuery({
    ...launchQueryOptions(lobby, { language: launchLanguage, params: params ?? NO_GAME }),
    enabled: mayLaunch,
  })
  const base = globalThis.location?.href ?? 'http://localhost/'
  const url = safeUrl(data?.url, { base, hosts: lobby.config.gameHosts })
  const inWindow = data?.openMode === 'window'
  const [opened, setOpened] = useState<'yes' | 'no'>()
  const [loaded, setLoaded] = useState<string>()
  const [attempt, setAttempt] = useState(1)
  const frame = useRef<HTMLIFrameElement>(null)

  const open = useCallback(() => {
    if (url) setOpened(lobby.ports.openWindow(url) ? 'yes' : 'no')
  }, [lobby, url])
  const noted = useRef<string>(undefined)
  useEffect(() => {
    if (!url || !params || noted.current === url) return
    noted.current = url
    void noteRecent(lobby, params)
    if (inWindow) open()
  }, [lobby, url, params, inWindow, open])

  const refreshBalance = useCallback(() => {
    if (lobby.state.session) void lobby.queryClient.invalidateQueries({ queryKey: balanceQueryOptions(lobby).queryKey })
  }, [lobby])
  const leave = useCallback(() => {
    refreshBalance()
    lobby.ports.navigate(params?.backToHome ? HOME : planBack('', lobby.ports.device.historyLength()))
  }, [lobby, params, refreshBalance])
  const hear = useCallback(
    (type: unknown) => {
      if (type === EXIT) leave()
      if (type === BALANCE) refreshBalance()
    },
    [leave, refreshBalance],
  )
  useGameMessages(frame, url && new URL(url).origin, hear)
  // Whichever way the player goes, the wallet may have changed.
  useEffect(() => refreshBalance, [refreshBalance])

  const state = (): GameFrame => {
    if (!params) return { status: 'failed', message: { id: 'url_empty' } }
    if (mustLogIn) return { status: 'login' }
    if (isFetching) return { status: 'launching' }
    if (error) return { status: 'failed', message: failureMessage(error) }
    if (!data) return { status: 'launching' }
    if (!url) return { status: 'failed', message: { id: data.url ? 'link_refused' : 'url_empty' } }
    if (!inWindow) return { status: 'playing', url, sandbox: frameSandbox(url, base) }
    return opened === 'no' ? { status: 'blocked', message: { id: 'popup_blocked' }, open } : { status: 'windowOpen' }
  }
  const now = state()
  const isLoaded = now.status !== 'playing' || loaded === now.url
  return {
    ...now,
    frame,
    /** Whether the game's page stands in its frame; tell `onLoad` when it does. */
    isLoaded,
    onLoad: () => setLoaded(url),
    /** It takes so long that a player may want to leave; once the game's address is here, to try again. */
    isSlow: useSlowLaunch(now.status === 'launching' || !isLoaded, attempt),
    leave,
    retry: async () => {
      setAttempt(attempt + 1)
      await refetch()
    },
  }
}

const NO_GAME: LaunchParams = { vendor: '', gameId: '', nodeId: 0, supportPlay: false, backToHome: false, isLottery: false }
