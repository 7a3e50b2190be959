import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from './Rebate.module.css'

const rebate = lazyPart(async () => (await import('./RebateParts.tsx')).RebateParts)

/** The manual rebate (MEM-11): what claims comes in a script that the pages of promotions share. */
export function Rebate() {
  return (
    <div className={styles.page}>
      <LaterPart part={rebate} of={{}} />
    </div>
  )
}
