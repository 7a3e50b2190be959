import { useCallback, useState } from 'react'
import type { Message } from '../core/message.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import type { PlayType } from '../launch/launchInput.rules.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import {
  isLobbyCode,
  type LotteryMode,
  lobbyInput,
  lotteryOf,
  PLAY_TYPES,
  parseStartSearch,
  playTypeLabel,
} from './lottery.rules.ts'
import { type Lottery, useLotteries } from './useLotteries.ts'

/** The start page of a lottery, or of the lobby of a prize mode. */
export interface StartLotteryResult extends ReadState {
  /** Whether the address names the lobby of a mode and no lottery (ROUTE-04). */
  isLobby: boolean
  /** The lottery; undefined at a lobby, until it is loaded, and where nobody knows its code. */
  lottery: Lottery | undefined
  /** Places of the picture on top, best first: the lottery's, else that of the first one in the list. */
  picture: readonly string[]
  mode: LotteryMode
  /** The ways to play, each with its name (LAUNCH-02). */
  playTypes: readonly { playType: PlayType; label: Message }[]
  /** The chosen way to play. */
  playType: PlayType
  /** Chooses another; one that is not on offer changes nothing. */
  choosePlayType: (playType: string) => void
  /** Launches the lottery or the lobby in the chosen way (LAUNCH-02). */
  launch: () => Promise<void>
}

const PLAY_TYPE_CHOICES = PLAY_TYPES.map((playType) => ({ playType, label: playTypeLabel(playType) }))

/** What the start page shows of the lottery or lobby that its address names, and the way in (LAUNCH-02, ROUTE-04). */
export function useStartLottery(search: string): StartLotteryResult {
  const start = parseStartSearch(search)
  const { mode, lotteries, status, retry } = useLotteries(start.mode)
  const launch = useLaunch()
  const [playType, setPlayType] = useState(start.playType)
  const isLobby = isLobbyCode(start.code)
  const lottery = isLobby ? undefined : lotteryOf(lotteries, start.code)
  return {
    isLobby,
    lottery,
    picture: (lottery ?? lotteries[0])?.largeIcon ?? [],
    mode,
    playTypes: PLAY_TYPE_CHOICES,
    playType,
    choosePlayType: useCallback(
      (wanted: string) => setPlayType((now) => PLAY_TYPES.find((each) => each === wanted) ?? now),
      [],
    ),
    launch: async () => void (await (lottery ? lottery.launch(playType) : launch(lobbyInput(mode, playType)))),
    status: isLobby ? 'ready' : status,
    retry,
  }
}
