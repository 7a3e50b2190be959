import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a row of choices that scrolls sideways: the one that is chosen when the row comes is brought near. */
export function useChosenNear(): RefObject<HTMLDivElement> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true]')
    if (chosen) bringNear(chosen, 'instant')
  }, [])
  return row
}

/** Moves a row of choices so that this one is in its middle; the page itself stays where it is. */
export function bringNear(choice: Element, behavior: ScrollBehavior = 'auto'): void {
  const row = choice.parentElement
  if (!row) return
  const [own, whole] = [choice.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: own.left - whole.left - (whole.width - own.width) / 2, behavior })
}
