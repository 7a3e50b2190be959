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
  readonly children: ReactNode
}

/**
 * The one ladder for all that is asked of the backend: what failed says so and can be asked for again, what is on the way
 * keeps its place, what is empty says so (ERR-03). What has come is drawn in steps, between which a finger is heard: an answer
 * alone would be drawn in one go.
 */
export function QueryView({ of: { status, retry }, waiting, empty, compact, children }: QueryViewProps) {
  const text = useText()
  const isDrawn = useDeferredValue(status === 'ready')
  if (status === 'failed')
    return <ErrorState compact={compact} text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (waiting && !(status === 'ready' && isDrawn)) return waiting
  if (status === 'ready' && empty) return empty
  return children
}
