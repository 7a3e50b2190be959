import { LOAD_MORE_WITHIN_PX, type PagesResult } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { useText } from '../../intl/IntlProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { watchView } from '../../ui/watchView.ts'
import styles from './Agents.module.css'

interface Props {
  readonly pages: Pick<PagesResult<never>, 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore' | 'retry'>
  /** What the end says. */
  readonly end: string
}

/** What follows the last row: the next page, which comes before its end is seen; a way to ask for it again; the end. */
export function ListEnd({ pages: { hasMore, isLoadingMore, moreFailed, loadMore, retry }, end: said }: Props) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || isLoadingMore || !end.current) return
    return watchView(end.current, (inView) => inView && loadMore(), { rootMargin: `${LOAD_MORE_WITHIN_PX}px` })
  }, [hasMore, isLoadingMore, loadMore])
  if (hasMore || isLoadingMore) {
    return (
      <div ref={end} role="status">
        <span className="visually-hidden">{text('sheet.loading')}</span>
        <Skeleton shape="row" height="68px" count={3} />
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
