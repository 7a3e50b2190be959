import { type AgentRebateResult, useAgentRebate } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Agents.module.css'

/** What the play of the team has brought, by category, and the taking of it (AGENT-07). */
export function AgentRebate() {
  const text = useText()
  const rebate = useAgentRebate(text('title.agentRebate'))
  return (
    <div className={styles.page}>
      <QueryView of={rebate} waiting={<Skeleton shape="block" height="180px" />}>
        <Rebate {...rebate} />
      </QueryView>
    </div>
  )
}

function Rebate({ amount = '', since, parts, canTake, isBusy, isBlocked, take, claim }: AgentRebateResult) {
  const text = useText()
  return (
    <div className={styles.form}>
      <WhatCame of={claim} />
      <section className={styles.total} aria-label={text('title.agentRebate')}>
        <p className={styles.note}>{text('agentRebate.gathered', { day: since ?? '' })}</p>
        <Money text={amount} size="display" />
        <p className={styles.note}>{text('agentRebate.noneHint')}</p>
        <Refusal message={claim.refusal} />
        <Button variant="primary" size="large" block busy={isBusy} disabled={!canTake || isBlocked} onClick={() => void take()}>
          {text(canTake ? 'agentRebate.take' : 'agentRebate.none')}
        </Button>
      </section>
      {parts.length > 0 && (
        <section aria-labelledby="agent-rebate-parts">
          <h2 id="agent-rebate-parts" className={styles.caption}>
            {text('agentRebate.parts')}
          </h2>
          <ul className={styles.rows}>
            {parts.map((part) => (
              <li key={part.gameType} className={styles.result}>
                <span className={styles.words}>
                  <span className={styles.name}>{text(part.label)}</span>
                  <span className={styles.note}>{text('agentRebate.stake', { amount: part.stake })}</span>
                </span>
                <Money text={part.amount} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
