import { type RefObject, useEffect, useRef } from 'react'

/**
 * The ref of a row of choices that scrolls sideways: the one that is chosen when the row comes is brought near, and so is one that is
 * out of sight when something else than a tap on it chooses it, such as the way back.
 */
export function useChosenNear(chosen: string): RefObject<HTMLDivElement> {
  const row = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere in the row.
  useEffect(() => {
    const choice = row.current?.querySelector('[aria-pressed=true]')
    if (!choice) return
    if (isNew.current) bringNear(choice, 'instant')
    else if (isOutOfSight(choice)) bringNear(choice)
    isNew.current = false
  }, [chosen])
  return row
}

/** A choice in sight stays where it is: the second of two quick taps must not meet another one. */
function isOutOfSight(choice: Element): boolean {
  const [own, whole] = [choice.getBoundingClientRect(), choice.parentElement?.getBoundingClientRect()]
  return whole !== undefined && (own.right <= whole.left || own.left >= whole.right)
}

/** Moves a row of choices so that this one is in its middle; the page itself stays where it is. */
export function bringNear(choice: Element, behavior: ScrollBehavior = 'auto'): void {
  const row = choice.parentElement
  if (!row) return
  const [own, whole] = [choice.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: own.left - whole.left - (whole.width - own.width) / 2, behavior })
}
