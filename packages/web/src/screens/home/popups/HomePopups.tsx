import { usePopups, useWallets } from '@lobbykit/hooks'
import { lazyPart, useLazyPart } from '../../../parts/lazyPart.ts'

const sheet = lazyPart(async () => (await import('../popupSheet/PopupSheet.tsx')).PopupSheet)

/**
 * What a member's home does after it is shown: it fetches the wallets (HOME-14), and shows the popup announcements, one at a
 * time; nothing is loaded for a player who has seen them all (HOME-09).
 */
export function HomePopups() {
  useWallets()
  const popups = usePopups()
  const wanted = popups.popup !== undefined
  const { value: PopupSheet } = useLazyPart(sheet, wanted)
  return PopupSheet && popups.popup ? <PopupSheet key={popups.popup.id} {...popups} popup={popups.popup} /> : null
}
