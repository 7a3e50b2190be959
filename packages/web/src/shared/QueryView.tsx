import type { ReadState } from '@lobbykit/hooks'
import { type ReactNode, useDeferredValue } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'

interface QueryViewProps {
  /** How far a read of the hooks is, and how to ask again. */
  readonly of: ReadState
  /** Keeps the place meanwhile, in its final measures; without it the content shows itself that it waits. */
  readonly waiting?: ReactNode
  /** What is said where nothing came; false where something did. */
  readonly empty?: ReactNode
  /** For a block inside a page: its failure is one line high. */
  readonly compact?: boolean | undefined
  /** Says nothing of a failure, because another place of the page says it, or nothing needs to be said. */
  readonly silent?: boolean | undefined
  /** A link to another page, for a failure after which it is of no use to try again. */
  readonly wayOut?: ReactNode
  readonly children: ReactNode
}

/**
 * Whether what a read waits for is not shown yet: it is on the way, or it has come and is being rendered. That is done in
 * steps, between which the page can react to a tap. A part that stands below a {@link QueryView} asks this, too.
 */
export function useWaits({ status }: Pick<ReadState, 'status'>): boolean {
  const isDrawn = useDeferredValue(status === 'ready')
  return status === 'loading' || (status === 'ready' && !isDrawn)
}

/**
 * The one place that decides what is shown of a read. A failure says so and offers to ask again, unless the answer would be the
 * same; what is on the way keeps its place; what is empty says so (ERR-03).
 */
export function QueryView({ of: read, waiting, empty, compact, silent, wayOut, children }: QueryViewProps) {
  const { status, retry, refusal } = read
  const text = useText()
  const waits = useWaits(read)
  if (status === 'failed' && !silent)
    return (
      <ErrorState
        compact={compact}
        text={text(refusal ?? 'load_retry')}
        retryLabel={text('sheet.retry')}
        onRetry={refusal ? undefined : retry}
        wayOut={wayOut}
      />
    )
  if (waits && waiting) return waiting
  if (status === 'ready' && empty) return empty
  return children
}
