import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { tagOf } from '../language/language.rules.ts'
import { useSettings } from '../startup/useStartup.ts'
import { formatMoney } from '../wallet/wallet.rules.ts'
import { firstJackpot, jackpotWaitMs, nextJackpot } from './jackpot.rules.ts'

/** The page where the jackpot banner leads: the winners' leaderboard (HOME-11). */
export const WINNER_PAGE = '/m/winnerPage'

/** One pot a lobby, so that leaving home and coming back does not win or lose millions. */
const makePot = ({ ports }: Lobby) => proxy({ amount: firstJackpot(ports.random) })

/**
 * The simulated jackpot with two decimals (HOME-11, HOME-12). It counts only while `running`: pass false while nobody can
 * see it or wants it to move, and no timer is left.
 */
export function useJackpot(running: boolean): { amount: number; text: string } {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const { currency } = useSettings()
  const pot = lobby.part(makePot)
  const { amount } = useSnapshot(pot)
  useEffect(() => {
    if (!running) return
    const { clock, random } = lobby.ports
    let timer: unknown
    const waitAndAdd = () => {
      timer = clock.setTimeout(() => {
        pot.amount = nextJackpot(pot.amount, random)
        waitAndAdd()
      }, jackpotWaitMs(random))
    }
    waitAndAdd()
    return () => clock.clearTimeout(timer)
  }, [lobby, pot, running])
  return { amount, text: formatMoney(amount, { tag: tagOf(language), currency }) }
}
