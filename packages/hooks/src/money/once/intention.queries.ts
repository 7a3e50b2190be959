import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../../core/lobby.ts'

/** Asks what came of an intention; one that came to nothing never will from then on, so it may be asked again (BAL-05). */
export const closeIntentionMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['closeIntention'],
    mutationFn: (intention: string) => lobby.sdk.wps.POST('/wps/transaction/intention', { body: { intention } }),
  })
