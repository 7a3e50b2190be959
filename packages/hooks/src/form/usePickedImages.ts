import { useOwned } from '../core/session/useOwned.ts'
import { useLobby } from '../core/useLobby.ts'
import { draftOf } from './drafts.ts'
import { IMAGES_MOST } from './images.rules.ts'
import { type PickedImagesResult, useDraftImages } from './useDraftImages.ts'

/**
 * Images that a member picks for a form of one's own: refused before anything is sent, or made ready for it (MEM-10). `form`
 * names the draft in which they stay, which forms must not share; `most` is 3 unless given.
 */
export function usePickedImages(form: string, most = IMAGES_MOST): PickedImagesResult {
  const lobby = useLobby()
  const [draft] = useOwned(() => draftOf(lobby, form), form)
  return useDraftImages(draft, most)
}
