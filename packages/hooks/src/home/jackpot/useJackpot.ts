import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { perLobby } from '../../core/perLobby.ts'
import { useIsServed } from '../../core/useIsServed.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { firstJackpot, JACKPOT_START_MIN, jackpotWaitMs, nextJackpot } from './jackpot.rules.ts'

/** The simulated jackpot. */
export interface JackpotResult {
  /** In whole units of the site's currency (HOME-12). */
  amount: number
  /** The same with two decimals and the currency's sign (HOME-11). */
  text: string
}

/** One amount for each lobby, so that it does not jump when the player leaves home and comes back. */
const potOf = /* @__PURE__ */ perLobby(({ ports }) => proxy({ amount: firstJackpot(ports.random) }))

/**
 * The simulated jackpot with two decimals (HOME-11, HOME-12). It counts only while `running`: pass false while nobody can
 * see it or wants it to move, and no timer is left.
 */
export function useJackpot(running: boolean): JackpotResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const pot = potOf(lobby)
  const { amount: drawn } = useSnapshot(pot)
  // A server draws another amount than the browser.
  const amount = useIsServed() ? JACKPOT_START_MIN : drawn
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
  return { amount, text: show(amount) }
}
