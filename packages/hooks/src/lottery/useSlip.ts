import { useSnapshot } from 'valtio'
import { useLobby } from '../core/useLobby.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { type Chase, chaseWithin, slipTotals } from './chase.rules.ts'
import type { SlipLine } from './line.rules.ts'
import { type Slip, slipOf } from './slips.ts'

/** The slip of a game and a way to play, of whoever is here now: it changes with a login or the end of a session. */
export function useSlip(code: string, playType: PlayType): Slip {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  return slipOf(lobby, session?.userName, code, playType)
}

/** What is on a slip now: its lines, its chase as far as there are `open` draws for it, and its bets and stakes over all draws. */
export function useSlipNow(slip: Slip, open: number) {
  // Lines are never changed in place, so the snapshot's own are taken as they are.
  const { lines, chase: wanted }: { readonly lines: readonly SlipLine[]; readonly chase: Chase } = useSnapshot(slip)
  const chase = chaseWithin(wanted, open)
  return { lines, chase, totals: slipTotals(lines, chase) }
}
