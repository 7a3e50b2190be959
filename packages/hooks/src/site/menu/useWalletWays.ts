import { useSettings } from '../startup/useStartup.ts'
import { type WalletWay, walletWays } from './wallet.rules.ts'

/** The ways into the wallet and out of it that the merchant has switched on, in their order; undefined until that is known (MENU-02). */
export function useWalletWays(): readonly WalletWay[] | undefined {
  const { isKnown, has } = useSettings()
  return isKnown ? walletWays(has) : undefined
}

/** Whether the merchant has switched off a way into the wallet or out of it; no, until that is known, so that nothing is closed too early (MENU-02). */
export const useWalletWayIsOff = (way: WalletWay): boolean => useWalletWays()?.includes(way) === false
