import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { OFFER_RETRY_AFTER_MS } from './reads.rules.ts'
import { useLobby } from './useLobby.ts'
import { useLongWait } from './useLongWait.ts'

/** Whether a read has been waited for so long that it counts as failed, and what asks again; `retry` is stable. */
export function useOfferRetry(
  queryKey: QueryKey,
  isWaiting: boolean,
  ask: () => unknown,
): { isLong: boolean; retry: () => void } {
  const { queryClient } = useLobby()
  const [attempt, tryAgain] = useState(0)
  // Each filter of a list is waited for by itself.
  const isLong = useLongWait(isWaiting, OFFER_RETRY_AFTER_MS, hashKey(queryKey) + attempt)
  const askAgain = async () => {
    if (isLong) {
      tryAgain((count) => count + 1)
      // Without this the retry would wait for the same call that gets no answer.
      await queryClient.cancelQueries({ queryKey, exact: true })
    }
    await ask()
  }
  const latest = useRef(askAgain)
  useEffect(() => {
    latest.current = askAgain
  })
  return { isLong, retry: useCallback(() => void latest.current(), []) }
}
