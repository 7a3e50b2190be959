import type { ContractKind, ContractResult, ShownContract } from '@lobbykit/hooks'
import { useState } from 'react'
import { Refusal } from '../../../auth/Refusal.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useTakeOver } from '../useTakeOver.ts'
import styles from './Contracts.module.css'
import { kindTitle } from './kinds.ts'
import { OfferForm } from './OfferForm.tsx'
import { StepNote } from './StepNote.tsx'

interface Props extends Pick<ContractResult, 'given' | 'mostRate' | 'takeBack' | 'takingBack'> {
  readonly kind: ContractKind
}

/** What was offered to agents right below with their answers, and the way to offer more (AGENT-07). */
export function Given({ kind, given, mostRate, ...steps }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const now = useTakeOver(given.map(({ contractId, status }) => contractId + status).join(' '))
  const mayOffer = mostRate > 0
  if (!mayOffer && given.length === 0) return null
  return (
    <section aria-labelledby="contract-given">
      <h2 id="contract-given" className={styles.caption}>
        {text('contracts.given')}
      </h2>
      {given.length === 0 && <p className={styles.note}>{text('contracts.noGiven')}</p>}
      <StepNote step={steps.takingBack} />
      <Refusal message={steps.takingBack.refusal} />
      <div ref={now} tabIndex={-1}>
        <ul className={styles.rows}>
          {given.map((contract) => (
            <Row key={contract.contractId} contract={contract} {...steps} />
          ))}
        </ul>
      </div>
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

interface RowProps extends Pick<ContractResult, 'takeBack' | 'takingBack'> {
  readonly contract: ShownContract
}

/** One that was offered, and what can be done about it now. */
function Row({ contract, takeBack, takingBack }: RowProps) {
  const text = useText()
  const { account, rate, status, state, starts, step } = contract
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{account}</bdi>
        </span>
        <span className={styles.note}>{[rate, starts].filter(Boolean).join(' · ')}</span>
      </span>
      <Badge tone={status === 'active' ? 'success' : status === 'offered' ? 'gold' : 'neutral'}>{text(state)}</Badge>
      {step && (
        <Button
          size="small"
          disabled={takingBack.status !== 'idle'}
          aria-label={text('contracts.takeBackOf', { account })}
          onClick={() => void takeBack(contract)}
        >
          {text('contract_take_back')}
        </Button>
      )}
    </li>
  )
}
