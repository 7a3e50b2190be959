import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { failureMessage } from '../../core/failure.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { settingsQueryOptions, siteStatusMutationOptions } from './startup.queries.ts'

/** The question whether a closed site is open again. */
export interface SiteStatusResult {
  /** Whether the question is under way. */
  isFetching: boolean
  /**
   * Asks; a site that is open again starts by itself, and a failure is said (APP-03). One that has never started, as where the address
   * is blocked or the service is down, is started anew, and its start says what came of it (APP-29).
   */
  checkAgain: () => Promise<void>
}

/** Asks whether the site is open again and, when it is, starts it without a reload (APP-03, APP-29). */
export function useSiteStatus(): SiteStatusResult {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const { attempt, send, status } = useAttempt()
  const checkAgain = useCallback(
    () =>
      attempt(async () => {
        const settings = settingsQueryOptions(lobby, { language })
        // Without settings there is nothing that the status of the site could change.
        if (!lobby.queryClient.getQueryData(settings.queryKey)) {
          return send(() => lobby.queryClient.prefetchQuery(settings))
        }
        try {
          await send(() => write(lobby, siteStatusMutationOptions(lobby, { language }), undefined))
        } catch (error) {
          notify(lobby, 'fail', failureMessage(error))
        }
      }),
    [lobby, language, attempt, send],
  )
  return { isFetching: status === 'pending', checkAgain }
}
