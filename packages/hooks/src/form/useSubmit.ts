import { type SyntheticEvent, useCallback, useEffect, useReducer, useRef } from 'react'
import type { Attempt } from '../core/useAttempt.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'

/** Something beside a form's reads that it waits for and that cannot fail it: `ready` once that is over. */
export const waitFor = (isPending: boolean): ReadState => ({
  status: isPending ? 'loading' : 'ready',
  refusal: undefined,
  retry: () => undefined,
})

/**
 * What sends a form that must know something first, such as the rules of its fields. A form that is submitted earlier is `pending`
 * and goes on by itself once `load` is ready; where that fails it is refused and says so. A form that is left meanwhile sends nothing.
 * `send` runs one attempt with what is typed and known by then, and is told whether it had to wait.
 */
export function useSubmit(
  { attempt, send: pending, refuse }: Attempt,
  load: ReadState,
  send: (hasWaited: boolean) => Promise<void>,
): (event?: SyntheticEvent) => Promise<void> {
  const latest = useRef({ load, send })
  /** Ends the wait of the form that was submitted, which goes on unless it has been left. */
  const goOn = useRef<(isHere: boolean) => void>(undefined)
  const [turn, takeTurn] = useReducer((count: number) => count + 1, 0)
  const isKnown = load.status !== 'loading'
  useEffect(() => {
    latest.current = { load, send }
  })
  useEffect(() => {
    // One render later: what has come may itself change the form, as the code of an invitation fills in its field.
    if (isKnown && goOn.current) takeTurn()
  }, [isKnown])
  useEffect(() => {
    if (turn > 0) goOn.current?.(true)
  }, [turn])
  useEffect(() => () => goOn.current?.(false), [])
  return useCallback(
    (event) => {
      event?.preventDefault()
      return attempt(async () => {
        let hasWaited = false
        while (latest.current.load.status === 'loading') {
          hasWaited = true
          const isHere = await pending(() => new Promise<boolean>((resolve) => (goOn.current = resolve)))
          if (!isHere) return
        }
        const now = latest.current
        if (now.load.status === 'ready') return now.send(hasWaited)
        refuse(now.load.refusal ?? { id: 'load_retry' })
        if (!hasWaited) now.load.retry()
      })
    },
    [attempt, pending, refuse],
  )
}
