import { proxy } from 'valtio/vanilla'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import type { PlayType } from '../launch/launchInput.rules.ts'
import { newKey } from '../money/once/intentions.ts'
import type { SlipLine } from './slip.rules.ts'

/** A bet slip; it outlives its screen, so that a guest who logs in finds it again. */
export interface Slip {
  /** Tells it from every other slip, also from that of the page before a reload, whose lines have the same numbers. */
  readonly key: string
  lines: SlipLine[]
  /** The number of the last line. */
  lastId: number
}

const slipsOf = /* @__PURE__ */ perLobby(() => proxy<Record<string, Slip>>({}))

/** The slip of a game and a way to play. */
export function slipOf(lobby: Lobby, code: string, playType: PlayType): Slip {
  const slips = slipsOf(lobby)
  const name = `${playType} ${code}`
  slips[name] ??= { key: newKey(), lines: [], lastId: 0 }
  return slips[name]
}
