import { usePopups } from '@lobbykit/hooks'
import { useAllTexts } from '../../app/Texts.tsx'
import { lazyPart, useLazyPart } from '../../ui/lazyPart.ts'

const sheet = lazyPart(async () => (await import('./PopupSheet.tsx')).PopupSheet)

/** The popup announcements, one at a time; nothing comes for a player who has seen them all (HOME-09). */
export function HomePopups() {
  const popups = usePopups()
  const wanted = popups.popup !== undefined
  const { value: PopupSheet } = useLazyPart(sheet, wanted)
  const { ready } = useAllTexts(wanted)
  return PopupSheet && ready && popups.popup ? <PopupSheet key={popups.popup.id} {...popups} popup={popups.popup} /> : null
}
