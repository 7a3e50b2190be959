import {
  type ContractKind,
  type ContractResult,
  type ContractStatus,
  contractTitle,
  type GivenSteps,
  type ShownContract,
} from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { LaterSheet, useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Contracts.module.css'

const offerForm = lazyPart(async () => (await import('../ContractOffer/OfferForm.tsx')).OfferForm)

interface Props extends Pick<ContractResult, 'given' | 'mayOffer' | 'mostRate' | 'mostTiers' | keyof GivenSteps> {
  readonly kind: ContractKind
}

/** What was offered to agents right below with their answers, and the way to offer more (AGENT-07). */
export function Given({ kind, given, mayOffer, mostRate, mostTiers, ...steps }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const intent = useSheetIntent(offerForm)
  if (!mayOffer && given.length === 0) return null
  return (
    <section aria-labelledby="contract-given">
      <h2 id="contract-given" className={styles.caption}>
        {text('contracts.given')}
      </h2>
      {given.length === 0 && <p className={styles.note}>{text('contracts.noGiven')}</p>}
      <div className={styles.notes}>
        <WhatCame of={steps.takingBack} />
        <WhatCame of={steps.ending} />
        <Refusal message={steps.stepRefusal} />
      </div>
      <ul className={styles.rows}>
        {given.map((contract) => (
          <Row key={contract.contractId} contract={contract} {...steps} />
        ))}
      </ul>
      {mayOffer && (
        <div className={styles.more}>
          <Button block icon="plus" {...intent} onClick={() => setOpen(true)}>
            {text('contracts.offer')}
          </Button>
          <LaterSheet open={isOpen} onOpenChange={setOpen} title={text(contractTitle(kind))} closeLabel={text('sheet.close')}>
            <LaterPart part={offerForm} of={{ kind, most: { mostRate, mostTiers }, onOffered: () => setOpen(false) }} />
          </LaterSheet>
        </div>
      )}
    </section>
  )
}

interface RowProps extends GivenSteps {
  readonly contract: ShownContract
}

const TONES: Readonly<Partial<Record<ContractStatus, 'success' | 'gold'>>> = { active: 'success', offered: 'gold' }
const STEPS = {
  takeBack: { label: 'contracts.takeBackOf', shown: 'contract_take_back' },
  end: { label: 'contracts.endOf', shown: 'contract_end' },
} as const

/** One that was offered, and what can be done about it now. */
function Row({ contract, isBlocked, ...acts }: RowProps) {
  const text = useText()
  const { account, rate, status, state, starts, ended, step } = contract
  const [isTapped, setTapped] = useState(false)
  const take = async (next: keyof typeof STEPS) => {
    setTapped(true)
    await acts[next](contract)
    setTapped(false)
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{account}</bdi>
        </span>
        <span className={styles.note}>{[rate, starts].filter(Boolean).join(' · ')}</span>
        {ended !== undefined && <span className={styles.note}>{text('contracts.until', { end: ended })}</span>}
      </span>
      <span className={styles.amount}>
        <Badge tone={TONES[status]}>{text(state)}</Badge>
        {step && (
          <Button
            size="small"
            busy={isTapped && isBlocked}
            disabled={isBlocked && !isTapped}
            aria-label={text(STEPS[step].label, { account })}
            onClick={() => void take(step)}
          >
            {text(STEPS[step].shown)}
          </Button>
        )}
      </span>
    </li>
  )
}
