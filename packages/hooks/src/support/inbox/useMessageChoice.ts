import { useCallback, useMemo, useRef, useState } from 'react'
import { useLobby } from '../../core/useLobby.ts'
import { askAndRemove } from './askAndRemove.ts'
import type { ShownMessage } from './shownMessages.ts'

/** Messages that are chosen to be deleted. */
export interface MessageChoice {
  /** Whether messages are being chosen; a tap on one then chooses it and does not open it. */
  isOn: boolean
  /** Numbers of the chosen ones that are still in the list. */
  chosen: ReadonlySet<number>
  /** Whether all that are loaded are chosen. */
  isAll: boolean
  /** Begins to choose messages. */
  start: () => void
  /** Ends the choosing and forgets what was chosen. */
  stop: () => void
  /** Chooses a message by its number, or gives the choice up. */
  toggle: (id: number) => void
  /** Chooses all that are loaded, or none of them. */
  toggleAll: () => void
  /**
   * Asks, and deletes the chosen ones; they stay chosen when that failed. The choosing ends with it, unless others were chosen
   * meanwhile.
   */
  remove: () => Promise<void>
}

const NONE: ReadonlySet<number> = new Set()

/** Which of the messages are chosen, and what is done with them (MEM-08). */
export function useMessageChoice(messages: readonly ShownMessage[]): MessageChoice {
  const lobby = useLobby()
  const [marked, setMarked] = useState<ReadonlySet<number>>()
  const listed = useRef(messages)
  listed.current = messages
  // What another tab or device deleted is no longer there to be chosen.
  const chosen = useMemo(
    () => (marked ? new Set(messages.flatMap(({ id }) => (marked.has(id) ? [id] : []))) : NONE),
    [messages, marked],
  )
  const isAll = messages.length > 0 && chosen.size === messages.length
  const start = useCallback(() => setMarked(NONE), [])
  const stop = useCallback(() => setMarked(undefined), [])
  const toggle = useCallback((id: number) => {
    setMarked((before = NONE) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )
  }, [])
  const toggleAll = useCallback(() => setMarked(isAll ? NONE : new Set(messages.map(({ id }) => id))), [isAll, messages])
  const remove = useCallback(async () => {
    if (!(await askAndRemove(lobby, [...chosen]))) return
    setMarked((before) => {
      const others = listed.current.flatMap(({ id }) => (before?.has(id) && !chosen.has(id) ? [id] : []))
      return others.length > 0 ? new Set(others) : undefined
    })
  }, [lobby, chosen])
  return { isOn: marked !== undefined, chosen, isAll, start, stop, toggle, toggleAll, remove }
}
