import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { backsHome, LOBBY_CODE } from '../../core/navigation/route.rules.ts'
import { gameListPath } from '../catalog/catalog.rules.ts'
import {
  DEFAULT_PLAY_TYPE,
  type LaunchInput,
  LOTTERY_CATEGORIES,
  PLAY_TYPES,
  type PlayType,
  PRIZE_MODES,
  type PrizeMode,
} from './launchInput.rules.ts'

/** Milliseconds after which an opening game counts as slow, and leaving it is offered (assumed). */
export const SLOW_LAUNCH_MS = 8_000

/** Where a launch leads. */
export type LaunchPlan =
  /** To the login, because a guest has no session (LAUNCH-05). */
  | { to: 'login' }
  /** Nowhere, because a trial member may not play the game (LAUNCH-09). */
  | { to: 'trialRefused' }
  /** To the games of a vendor in a category (LAUNCH-03). */
  | { to: 'category'; gameType: string; vendor: string }
  /** To a lottery, by its code (LAUNCH-02). */
  | { to: 'lotteryLauncher'; vendor: string; gameCode: string; playType: PlayType; prizeMode: PrizeMode }
  /** To the lobby of a vendor's lotteries (LAUNCH-01). */
  | { to: 'lotteryLobby'; vendor: string; gameCode: 'lobby'; prizeMode?: 'SEA' }
  /** To a game at its vendor (LAUNCH-04). */
  | { to: 'game'; category: string; vendor: string; gameId: string; nodeId: number; supportPlay: boolean }

/** Vendors whose launch opens the lottery lobby (LAUNCH-01). */
const LOTTERY_LOBBIES: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA'])
/** Vendors that go to the lottery launcher (LAUNCH-02). */
const LOTTERY_LAUNCHERS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])
const isLotteryVendor = (vendor: string) => LOTTERY_LOBBIES.has(vendor) || LOTTERY_LAUNCHERS.has(vendor)

/** Where a launch leads, for who asks (LAUNCH-01 to LAUNCH-05, LAUNCH-09). */
export function planLaunch(
  input: LaunchInput,
  visitor: { isLoggedIn: boolean; isTrial: boolean; prizeMode: PrizeMode },
): LaunchPlan {
  const { gameType, vassalage: vendor, supportPlay = false } = input
  if (input.isGameH5 === 'VASSALAGE' && !isLotteryVendor(vendor)) return { to: 'category', gameType, vendor }
  if (!visitor.isLoggedIn && !LOTTERY_CATEGORIES.has(gameType)) return { to: 'login' }
  if (LOTTERY_LOBBIES.has(vendor)) {
    return vendor === 'TCG_SEA'
      ? { to: 'lotteryLobby', vendor, gameCode: LOBBY_CODE, prizeMode: 'SEA' }
      : { to: 'lotteryLobby', vendor, gameCode: LOBBY_CODE }
  }
  if (LOTTERY_LAUNCHERS.has(vendor)) {
    // The tile of a lottery opens that lottery, the tile of its vendor opens the lobby.
    const { gameCode, gameId, playType = DEFAULT_PLAY_TYPE } = input
    return {
      to: 'lotteryLauncher',
      vendor,
      gameCode: gameCode || gameId || LOBBY_CODE,
      playType,
      prizeMode: input.prizeMode ?? visitor.prizeMode,
    }
  }
  if (visitor.isTrial && !supportPlay) return { to: 'trialRefused' }
  const gameId = input.roomId || input.gameId || ''
  return { to: 'game', category: gameType, vendor, gameId, nodeId: input.nodeId ?? 0, supportPlay }
}

/** The path of a plan that stays on the site. */
export function launchPath(plan: Exclude<LaunchPlan, { to: 'login' } | { to: 'trialRefused' }>): string {
  switch (plan.to) {
    case 'category':
      return gameListPath(plan.gameType, plan.vendor)
    case 'lotteryLauncher':
      return `${pathOf('launchGame')}?${new URLSearchParams({ playType: plan.playType, prize_mode: plan.prizeMode, code: plan.gameCode, pageBack: 'home', vendor: plan.vendor })}`
    case 'lotteryLobby':
      return `${pathOf('launchGame')}?${new URLSearchParams({ code: plan.gameCode, vendor: plan.vendor, ...(plan.prizeMode && { prize_mode: plan.prizeMode }) })}`
    case 'game': {
      const { category, vendor, gameId, nodeId, supportPlay } = plan
      return `${pathOf('launchGame')}?${new URLSearchParams({ category, vendor, gameId, nodeId: String(nodeId), supportPlay: String(supportPlay) })}`
    }
    default: {
      const impossible: never = plan
      return impossible
    }
  }
}

/** What the launch screen's address says (ROUTE-04). */
export interface LaunchParams {
  vendor: string
  gameId: string
  nodeId: number
  supportPlay: boolean
  gameCode?: string
  prizeMode?: PrizeMode
  playType?: PlayType
  /** Whether leaving leads home instead of one entry back. */
  backToHome: boolean
  /** Whether a guest may launch it. */
  isLottery: boolean
}

/** What stands in an address, where the backend knows it; anybody may have written the address. */
const oneOf = <Known extends string>(known: readonly Known[], text: string) => known.find((each) => each === text)

/** Reads the launch screen's query; undefined when it names no vendor. Code is `lobby` unless given (ROUTE-04). */
export function parseLaunchSearch(search: string): LaunchParams | undefined {
  const query = parseQuery(search)
  const playType = oneOf(PLAY_TYPES, queryText(query, 'playType'))
  const prizeMode = oneOf(PRIZE_MODES, queryText(query, 'prize_mode'))
  const vendor = queryText(query, 'vendor') || (!playType ? '' : prizeMode === 'Elott' ? 'ELOTT' : 'LOTT')
  if (!vendor) return undefined
  const hasCode = isLotteryVendor(vendor) || playType !== undefined
  const nodeId = Number(queryText(query, 'nodeId'))
  return {
    vendor,
    gameId: queryText(query, 'gameId'),
    nodeId: Number.isSafeInteger(nodeId) ? nodeId : 0,
    supportPlay: queryText(query, 'supportPlay') === 'true',
    backToHome: backsHome(search),
    isLottery: hasCode || LOTTERY_CATEGORIES.has(queryText(query, 'category')),
    ...(hasCode && { gameCode: queryText(query, 'code') || LOBBY_CODE }),
    ...(prizeMode && { prizeMode }),
    ...(playType && { playType }),
  }
}

/** What the frame of a game may do, as attributes: spread them on it (LAUNCH-10). */
export interface FrameRights {
  /** Value of the frame's `sandbox` attribute. */
  sandbox: string
  /** The permissions policy of the frame. */
  allow: string
  /** A vendor does not learn the address that launched its game. */
  referrerPolicy: 'no-referrer'
}

/**
 * What a launched game's frame may do. A page of our own origin that could run scripts as that origin would not be in a
 * sandbox at all, so it gets an origin of its own.
 */
export function frameRights(url: string, base: string): FrameRights {
  const shared = 'allow-scripts allow-forms allow-pointer-lock'
  const isOurs = new URL(url).origin === new URL(base).origin
  return {
    sandbox: isOurs ? shared : `${shared} allow-same-origin allow-popups`,
    allow: 'fullscreen; autoplay',
    referrerPolicy: 'no-referrer',
  }
}
