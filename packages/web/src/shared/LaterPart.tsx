import type { ComponentType, ReactNode } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { type LazyPart, useLazyPart } from '../parts/lazyPart.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Rows that wait in the place of a part. */
const WAITING_ROWS = 4

interface LaterPartProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly of: Props
  /** What stands in its place meanwhile; rows without it. */
  readonly waiting?: ReactNode
}

/**
 * A part that is loaded when it is shown. Until it is here something keeps its place, and if it does not come it can be asked
 * for again.
 */
export function LaterPart<Props extends object>({ part, of, waiting }: LaterPartProps<Props>) {
  const { value: Part, failed, retry } = useLazyPart(part, true)
  if (failed) return <PartFailed onRetry={retry} />
  return Part ? <Part {...of} /> : (waiting ?? <Skeleton shape="row" height="64px" count={WAITING_ROWS} />)
}

/** Says that a part did not come, and asks for it again. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={onRetry} />
}
