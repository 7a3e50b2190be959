import type { ReadState } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { useWaits } from './QueryView.tsx'

interface WaitingListProps {
  /** What its rows come from; the `QueryView` around it says that it failed. */
  readonly of: ReadState
  readonly className: string | undefined
  /** Names it for screen readers. */
  readonly label?: string | undefined
  /** Keeps the places of its rows, in their final measures. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** A list that is shown before its rows are known, because what stands around it does not depend on them. */
export function WaitingList({ of: read, className, label, waiting, children }: WaitingListProps) {
  const waits = useWaits(read)
  return (
    <ul className={className} aria-label={label} aria-busy={waits || undefined}>
      {waits ? waiting : children}
    </ul>
  )
}
