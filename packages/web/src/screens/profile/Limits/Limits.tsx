import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Limits.module.css'

const limitParts = lazyPart(async () => (await import('./LimitParts.tsx')).LimitParts)

/** What a member allows themselves: the parts come in a script of their own, which few ever open. */
export function Limits() {
  const waiting = (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" height="96px" count={3} />
    </div>
  )
  return <LaterPart part={limitParts} of={{}} waiting={waiting} />
}
