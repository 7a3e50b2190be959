import { type RefObject, useLayoutEffect, useRef } from 'react'

const STILL_MS = 300

/**
 * For a list whose rows are pressed: it takes no taps for a moment after one of them has gone. The second of two quick taps is
 * meant for that row, and would press the next one, which has moved up under the finger.
 */
export function useStillRows(rows: number): RefObject<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(rows)
  useLayoutEffect(() => {
    if (rows < before.current) list.current?.animate({ pointerEvents: ['none', 'none'] }, STILL_MS)
    before.current = rows
  }, [rows])
  return list
}
