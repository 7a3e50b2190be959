import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/lobby.ts'
import type { PickedImage } from '../form/drafts.ts'
import { sentImage } from '../form/images.rules.ts'
import type { Once } from '../money/once/intention.rules.ts'

/** Milliseconds that three pictures may take on a slow network. */
const UPLOAD_MS = 120_000

/** What a member has to say. */
interface Feedback extends Once {
  content: string
  images: readonly PickedImage[]
}

/** Sends what a member has to say, pictures and all, in one call, at most once a key (BAL-05, MEM-10). Never repeated by itself. */
export const feedbackMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['feedback'],
    mutationFn: ({ content, images, intention }: Feedback): Promise<void> => {
      const body = { content: content.trim(), images: images.map(sentImage) }
      return lobby.sdk.wps.PUT('/wps/feedback', { body, intention, timeoutMs: UPLOAD_MS })
    },
  })
