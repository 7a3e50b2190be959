import { type Ref, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { availablePromotionsKey } from '../../account/unclaimed.queries.ts'
import { complainOf } from '../../core/complaints/complain.ts'
import { type FailureTexts, failureMessage } from '../../core/failure.rules.ts'
import type { Message } from '../../core/message.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { frameUrl, safeUrl, sitePath } from '../../core/navigation/link.rules.ts'
import { keepBackHome, planBack } from '../../core/navigation/route.rules.ts'
import { forgetWanted } from '../../core/session/forgetWanted.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useLongWait } from '../../core/useLongWait.ts'
import { write } from '../../core/write.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import { launchQueryOptions, noteRecentMutationOptions } from './launch.queries.ts'
import { type FrameRights, frameRights, type LaunchParams, parseLaunchSearch, SLOW_LAUNCH_MS } from './launch.rules.ts'

/** The texts of the codes that only a launch puts into words. */
const LAUNCH_TEXTS: FailureTexts = { 'game.not.found': 'game_gone', 'limit.timeOut': 'limit_time_out' }
/** What a launched game may tell its frame's parent. */
const EXIT = 'lobbykit:exit'
const BALANCE = 'lobbykit:balance'

/** The launch screen as it stands, and the ways on. */
export type GameFrameResult = GameFrame & {
  /** Give it to the frame, so that the game in it is heard (LAUNCH-10). */
  frame: Ref<HTMLIFrameElement>
  /**
   * Takes the messages of a game that is not in a frame of a browser, such as one in a native web view: hand it each message.
   */
  hear: (message: unknown) => void
  /** Whether the game's page stands in its frame; tell `onLoad` when it does. */
  isLoaded: boolean
  /** Call it when the frame has loaded the game's page. */
  onLoad: () => void
  /** It takes so long that a player may want to leave; once the game's address is here, to try again. */
  isSlow: boolean
  /** Goes back where the player came from, or home (LAUNCH-09, LAUNCH-10). */
  leave: () => void
  /** Launches anew. */
  retry: () => void
}

/**
 * How a launch stands, by its `status`: `launching` until the vendor answers, `failed` where it refused, `login` and `blocked` where it
 * waits for a tap, `windowOpen` where the game plays in a window of its own, `playing` where it plays in a frame of this page.
 */
export type GameFrame =
  | { status: 'launching' }
  | {
      status: 'failed'
      /** What to show. */
      message: Message
    }
  | {
      /** `login`: a guest has to log in first (LAUNCH-05). `blocked`: the browser did not open the game's window (LAUNCH-08). */
      status: 'login' | 'blocked'
      /** What to show. */
      message: Message
      /** Leads a guest to the login, in place of this page, or opens the window again. */
      open: () => void
    }
  | { status: 'windowOpen' }
  | {
      status: 'playing'
      /** Address of the game, for the frame's `src` (LAUNCH-07). */
      url: string
      /** What the frame may do. */
      rights: FrameRights
    }

/** Hears the game in the frame; a message from any other window or origin is not the game's. */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  hear: (message: unknown) => void,
) {
  useEffect(() => {
    if (!origin) return
    const onMessage = ({ data, source, origin: sender }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow || (sender !== origin && sender !== 'null')) return
      hear(data)
    }
    globalThis.addEventListener?.('message', onMessage)
    return () => globalThis.removeEventListener?.('message', onMessage)
  }, [frame, origin, hear])
}

/**
 * The launch screen: launches what its address names, notes it as played, and leads back (LAUNCH-07 to LAUNCH-10, LIST-14). Where the
 * backend names a page of the site, as it does for its own lotteries, that page takes its place (LAUNCH-01, LAUNCH-02).
 */
export function useGameFrame(search: string): GameFrameResult {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const params = useMemo(() => parseLaunchSearch(search), [search])
  const mayLaunch = params !== undefined && (isLoggedIn || params.isLottery)
  const mustLogIn = params !== undefined && !mayLaunch
  useEffect(() => {
    if (!mustLogIn) return
    // Who logs in from here comes back to the game (LAUNCH-05).
    lobby.state.afterLogin = { path: `${pathOf('launchGame')}?${new URLSearchParams(search)}` }
    const wanted = lobby.state.afterLogin
    return () => forgetWanted(lobby, wanted)
  }, [lobby, mustLogIn, search])
  // The language of the launch stays: a switch meanwhile must not start a second session of the game.
  const [launchLanguage] = useState(() => lobby.state.language)
  const asked = { language: launchLanguage, params: params ?? NO_GAME }
  const { data, error, retry, isFetching } = useLobbyQuery(launchQueryOptions, asked, { enabled: mayLaunch })
  const base = lobby.ports.device.address()
  const inWindow = data?.openMode === 'window'
  // No page of this site shows in a frame, so it takes the launcher's place whatever the mode says.
  const site = inWindow ? undefined : sitePath(data?.url, base)
  const page = site && keepBackHome(site, search)
  const allowed = page || inWindow ? safeUrl : frameUrl
  const url = allowed(data?.url, { base, hosts: lobby.config.gameHosts })
  const [opened, setOpened] = useState<'yes' | 'no'>()
  const [loaded, setLoaded] = useState<string>()
  const [attempt, setAttempt] = useState(1)
  const frame = useRef<HTMLIFrameElement>(null)

  const open = useCallback(() => {
    if (url) setOpened(lobby.ports.openWindow(url) ? 'yes' : 'no')
  }, [lobby, url])
  useEffect(() => {
    // The page takes the launcher's place in the history, so that Back does not lead to the launcher again.
    if (page) lobby.ports.navigate(page, { replace: true })
  }, [lobby, page])
  const refused = data && !url ? data.url : undefined
  useEffect(() => {
    if (refused) complainOf(lobby, 'game', refused, 'launchGame')
  }, [lobby, refused])
  const noted = useRef<string>(undefined)
  useEffect(() => {
    if (!url || !params || noted.current === url) return
    noted.current = url
    if (lobby.state.session && params.nodeId) write(lobby, noteRecentMutationOptions(lobby), params).catch(lobby.ports.report)
    if (inWindow) open()
  }, [lobby, url, params, inWindow, open])

  const logIn = useCallback(() => lobby.ports.navigate(pathOf('login'), { replace: true }), [lobby])
  const refreshBalance = useCallback(() => {
    if (lobby.state.session) void lobby.queryClient.invalidateQueries({ queryKey: balanceQueryOptions(lobby).queryKey })
  }, [lobby])
  const left = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game may be left again.
  useEffect(() => {
    left.current = false
    // A page that was left for another site comes back as it stood.
    return lobby.ports.device.watch('visibilitychange', () => {
      left.current = false
    })
  }, [lobby, search])
  const leave = useCallback(() => {
    // The game may say more than once that it is over; the page is left only once.
    if (left.current) return
    left.current = true
    refreshBalance()
    lobby.ports.navigate(params?.backToHome ? pathOf('home') : planBack('', lobby.ports.device.historyLength()))
  }, [lobby, params, refreshBalance])
  const hear = useCallback(
    (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message)) return
      if (message.type === EXIT) leave()
      if (message.type === BALANCE) refreshBalance()
    },
    [leave, refreshBalance],
  )
  useGameMessages(frame, url && new URL(url).origin, hear)
  // Whichever way the player goes, the wallet and what is to be claimed may have changed.
  useEffect(
    () => () => {
      refreshBalance()
      if (lobby.state.session) void lobby.queryClient.invalidateQueries({ queryKey: availablePromotionsKey })
    },
    [lobby, refreshBalance],
  )

  const state = (): GameFrame => {
    if (!params) return { status: 'failed', message: { id: 'url_empty' } }
    if (mustLogIn) return { status: 'login', message: { id: 'not_logged_in' }, open: logIn }
    if (isFetching) return { status: 'launching' }
    if (error) return { status: 'failed', message: failureMessage(error, LAUNCH_TEXTS) }
    if (!data) return { status: 'launching' }
    if (!url) return { status: 'failed', message: { id: data.url ? 'link_refused' : 'url_empty' } }
    if (page) return { status: 'launching' }
    if (!inWindow) return { status: 'playing', url, rights: frameRights(url, base) }
    return opened === 'no' ? { status: 'blocked', message: { id: 'popup_blocked' }, open } : { status: 'windowOpen' }
  }
  const now = state()
  const isLoaded = now.status !== 'playing' || loaded === now.url
  return {
    ...now,
    frame,
    hear,
    isLoaded,
    onLoad: () => setLoaded(url),
    isSlow: useLongWait(now.status === 'launching' || !isLoaded, SLOW_LAUNCH_MS, attempt),
    leave,
    retry: () => {
      setAttempt(attempt + 1)
      retry()
    },
  }
}

const NO_GAME: LaunchParams = { vendor: '', gameId: '', nodeId: 0, supportPlay: false, backToHome: false, isLottery: false }
