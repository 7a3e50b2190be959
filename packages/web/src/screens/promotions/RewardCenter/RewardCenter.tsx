import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from './RewardCenter.module.css'

const rewards = lazyPart(async () => (await import('./Rewards.tsx')).Rewards)

/** The reward centre (MEM-09): what claims comes in a script that the page of a promotion shares. */
export function RewardCenter() {
  return (
    <div className={styles.page}>
      <LaterPart part={rewards} of={{}} />
    </div>
  )
}
