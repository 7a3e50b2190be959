import { useCallback, useRef, useState } from 'react'
import type { Message } from '../core/message.ts'
import { failureMessage } from './login.rules.ts'

/** The door that all ways into the site share: one attempt at a time, and one reason why the last one was refused. */
export function useEntry() {
  const [refusal, refuse] = useState<Message>()
  const busy = useRef(false)
  /** Runs an attempt unless one is under way; what it throws is the reason why not (LOGIN-14). */
  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    refuse(undefined)
    try {
      await work()
    } catch (error) {
      refuse(failureMessage(error))
    } finally {
      busy.current = false
    }
  }, [])
  return { attempt, refusal, refuse }
}

export type Entry = ReturnType<typeof useEntry>
