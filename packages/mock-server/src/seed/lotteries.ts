import type { GameRow } from '../rows.ts'
import { say } from '../text.ts'

const DRAW_MINUTES = 5

/** A lottery with the draw that is open at `now` (ms since 1970). */
export function lotteryAt(game: GameRow, now: number, language: string) {
  const length = DRAW_MINUTES * 60_000 * (1 + (game.id % 4))
  const draw = Math.floor(now / length)
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  return {
    code: game.gameId.toUpperCase(),
    name: say(game.names, language),
    ...(game.prizeMode && { prizeMode: game.prizeMode }),
    drawNo: `${day}-${String(draw % 10_000).padStart(4, '0')}`,
    closesAt: (draw + 1) * length,
  }
}
