import { useText } from '../../../intl/IntlProvider.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Limits.module.css'

const limitParts = lazyPart(async () => (await import('./LimitParts.tsx')).LimitParts)

/** What a member allows themselves: the parts come in a script of their own, which few ever open. */
export function Limits() {
  const text = useText()
  const { value: LimitParts, failed, retry } = useLazyPart(limitParts, true)
  if (failed) return <ErrorState text={text('sheet.failed')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (LimitParts) return <LimitParts />
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" height="96px" count={3} />
    </div>
  )
}
