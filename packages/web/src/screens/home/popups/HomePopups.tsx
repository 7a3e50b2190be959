import { usePopups, useWallets } from '@lobbykit/hooks'
import { PopupSheet } from './PopupSheet.tsx'

/**
 * What a member's home does after it is shown: it fetches the wallets (HOME-14), and shows the popup announcements, one at a
 * time (HOME-09).
 */
export function HomePopups() {
  useWallets()
  const popups = usePopups()
  return popups.popup ? <PopupSheet key={popups.popup.id} {...popups} popup={popups.popup} /> : null
}
