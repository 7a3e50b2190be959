import { isApiError } from '@lobbykit/sdk'
import { useRef } from 'react'
import { isSurelyNotDone } from './outcome.rules.ts'

const isRefused = (error: unknown) => isApiError(error) && error.kind === 'refused'

/**
 * Whether an attempt that ended in an error was heard although its answer was lost; `what` is what it would have set, and `probe` a call
 * that is refused unless that is set. What the probe could not find out is remembered: the next attempt at the same is refused if
 * the first one was heard, so it is probed again. Without such a doubt a refusal is one, and nothing is probed.
 */
export function useHeard(): (error: unknown, what: string, probe: () => Promise<unknown>) => Promise<boolean> {
  const doubt = useRef('')
  return async (error, what, probe) => {
    if (isRefused(error) ? doubt.current !== what : isSurelyNotDone(error)) return false
    doubt.current = what
    try {
      await probe()
      return true
    } catch (reason) {
      if (isRefused(reason)) doubt.current = ''
      return false
    }
  }
}
