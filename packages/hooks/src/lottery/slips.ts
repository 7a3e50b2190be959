import { proxy } from 'valtio/vanilla'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import type { PlayType } from '../launch/launchInput.rules.ts'
import type { SlipLine } from './slip.rules.ts'

/** A bet slip; it outlives its screen, so that a guest who logs in finds it again. */
export interface Slip {
  lines: SlipLine[]
  /** The number of the last line. */
  lastId: number
}

const slipsOf = perLobby(() => proxy<Record<string, Slip>>({}))

/** What tells the slip of a game and a way to play from others. */
export const slipName = (code: string, playType: PlayType): string => `${playType} ${code}`

/** The slip of a game and a way to play. */
export function slipOf(lobby: Lobby, code: string, playType: PlayType): Slip {
  const slips = slipsOf(lobby)
  const name = slipName(code, playType)
  slips[name] ??= { lines: [], lastId: 0 }
  return slips[name]
}
