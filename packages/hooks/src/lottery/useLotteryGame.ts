import { useCallback } from 'react'
import type { Deadline } from '../core/clock/deadline.rules.ts'
import { useWhenDue } from '../core/clock/useWhenDue.ts'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useLobby } from '../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { untilNews } from './drawClock.rules.ts'
import { lotteryGameQueryOptions } from './lotteryGame.queries.ts'
import type { PlayMethod } from './plays.rules.ts'
import type { DrawnDraw } from './trends.rules.ts'

/** What it takes to bet on a game. */
export interface LotteryTable {
  /** Code of the game. */
  code: string
  /** Name of the game. */
  name: string
  /** What is drawn: digits5, pk10, dice3, pick45 or vn. */
  family: string
  /** The draw that closes next, and those after it that a chase may reach. */
  draws: readonly {
    /** Number of the draw. */
    drawNo: string
  }[]
  /** The ways to bet, with their odds. */
  methods: readonly PlayMethod[]
}

/** One game with its draws. */
export interface LotteryGameResult extends ReadState {
  /** What it takes to bet; undefined until it is known. */
  table: LotteryTable | undefined
  /** Number of the draw that takes bets. */
  drawNo: string | undefined
  /** When it closes, for `useTimeLeft`. */
  closes: Deadline | undefined
  /** Number of the draw that has closed and whose numbers are awaited. */
  drawing: string | undefined
  /** The last results, the newest first. */
  results: readonly DrawnDraw[]
}

/**
 * A game's open draw, counted down by the backend's time, and its last results. The next draw is asked for when one has closed,
 * its numbers until they are known, also after the page was hidden or the phone slept.
 */
export function useLotteryGame(code: string): LotteryGameResult {
  const { clock } = useLobby().ports
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(lotteryGameQueryOptions, { language, code })
  useWhenDue(
    useCallback(() => data && untilNews(data, clock), [data, clock]),
    retry,
  )
  return {
    table: data,
    drawNo: data?.draws[0]?.drawNo,
    closes: data?.closes,
    drawing: data?.drawing,
    results: data?.results ?? [],
    status,
    retry,
    refusal,
  }
}
