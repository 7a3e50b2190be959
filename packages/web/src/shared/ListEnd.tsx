import { LOAD_MORE_WITHIN_PX, type PagedState } from '@lobbykit/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { watchView } from '../ui/watchView.ts'
import styles from './ListEnd.module.css'

interface Props {
  /** A list that grows at its end. */
  readonly of: Omit<PagedState, 'status' | 'refusal'>
  /** Stands in the place of the next page while that loads; three rows, if nothing is given. */
  readonly waiting?: ReactNode
  /** The text at the end of the list. */
  readonly said: string
}

/**
 * What follows the last row. It loads the next page before the player sees the end of this one, offers to try again if that
 * fails, and says so when the list has ended.
 */
export function ListEnd({ of: { hasMore, isLoadingMore, moreFailed, loadMore, retry }, waiting, said }: Props) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || isLoadingMore || !end.current) return
    return watchView(end.current, (inView) => inView && loadMore(), { rootMargin: `${LOAD_MORE_WITHIN_PX}px` })
  }, [hasMore, isLoadingMore, loadMore])
  if (hasMore || isLoadingMore) {
    return (
      <div ref={end} className={styles.next} role="status">
        <span className="visually-hidden">{text('sheet.loading')}</span>
        {waiting ?? <Skeleton shape="row" height="68px" count={3} />}
      </div>
    )
  }
  return (
    <div className={styles.end} aria-live="polite">
      {moreFailed ? (
        <Button icon="refresh" onClick={retry}>
          {text('load_retry')}
        </Button>
      ) : (
        said
      )}
    </div>
  )
}
