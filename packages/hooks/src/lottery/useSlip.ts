import { useSnapshot } from 'valtio'
import { useLobby } from '../core/useLobby.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { type Slip, slipOf } from './slips.ts'

/** The slip of a game and a way to play, of whoever is here now: it changes with a login or the end of a session. */
export function useSlip(code: string, playType: PlayType): Slip {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  return slipOf(lobby, session?.userName, code, playType)
}
