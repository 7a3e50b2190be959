import type { ContractResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import styles from './Contracts.module.css'

/** Contracts that were before: refused, ended or replaced. */
export function Past({ past }: Pick<ContractResult, 'past'>) {
  const text = useText()
  if (past.length === 0) return null
  return (
    <section aria-labelledby="contract-past">
      <h2 id="contract-past" className={styles.caption}>
        {text('contracts.past')}
      </h2>
      <ul className={styles.rows}>
        {past.map(({ contractId, account, rate, state, starts, ended }) => (
          <li key={contractId} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{text('contracts.rateWith', { rate, account })}</bdi>
              </span>
              <span className={styles.note}>{[starts, ended].filter(Boolean).join(' – ')}</span>
            </span>
            <Badge>{text(state)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
