import type { ContractKind, ContractResult } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import styles from './Contracts.module.css'
import { kindTitle } from './kinds.ts'
import { OfferForm } from './OfferForm.tsx'

interface Props extends Pick<ContractResult, 'given' | 'mostRate'> {
  readonly kind: ContractKind
}

/** What was offered to agents right below with their answers, and the way to offer more (AGENT-07). */
export function Given({ kind, given, mostRate }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const mayOffer = mostRate > 0
  if (!mayOffer && given.length === 0) return null
  return (
    <section aria-labelledby="contract-given">
      <h2 id="contract-given" className={styles.caption}>
        {text('contracts.given')}
      </h2>
      {given.length === 0 && <p className={styles.note}>{text('contracts.noGiven')}</p>}
      <ul className={styles.rows}>
        {given.map(({ contractId, account, rate, status, state, starts }) => (
          <li key={contractId} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{account}</bdi>
              </span>
              <span className={styles.note}>{[rate, starts].filter(Boolean).join(' · ')}</span>
            </span>
            <Badge tone={status === 'active' ? 'success' : status === 'offered' ? 'gold' : 'neutral'}>{text(state)}</Badge>
          </li>
        ))}
      </ul>
      {mayOffer && (
        <div className={styles.more}>
          <Button block icon="plus" onClick={() => setOpen(true)}>
            {text('contracts.offer')}
          </Button>
          <Sheet open={isOpen} onOpenChange={setOpen} title={text(kindTitle(kind))} closeLabel={text('sheet.close')}>
            <OfferForm kind={kind} mostRate={mostRate} onOffered={() => setOpen(false)} />
          </Sheet>
        </div>
      )}
    </section>
  )
}
