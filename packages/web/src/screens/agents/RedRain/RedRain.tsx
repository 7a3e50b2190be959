import { type RedRainResult, useRainAccess, useRainClock, useRedRain } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Envelope } from './Envelope.tsx'
import styles from './RedRain.module.css'

/** Envelopes that fall for a short while at set times, of which an agent opens one a round (AGENT-07). */
export function RedRain() {
  const text = useText()
  if (!useRainAccess()) return <EmptyState drawing="gifts" text={text('rain.off')} hint={text('rain.offHint')} />
  return <Rain />
}

function Rain() {
  const text = useText()
  const rain = useRedRain(text('title.redRain'))
  const { stage, won, opening } = rain
  return (
    <div className={styles.page}>
      <WhatCame of={opening} />
      <QueryView of={rain} waiting={<Skeleton shape="block" height="420px" />}>
        <Clock {...rain} />
        <Refusal message={opening.refusal} />
        {stage === 'running' && <Falling {...rain} />}
        {/* Always mounted, so that a screen reader announces its text when it changes. */}
        <div className={styles.outcome} role="status">
          {stage !== 'running' && <Outcome {...rain} />}
        </div>
        {won !== undefined && (
          <dl className={styles.total}>
            <dt>{text('rain.wonInAll')}</dt>
            <dd>
              <Money text={won} />
            </dd>
          </dl>
        )}
        <p className={styles.note}>{text('rain.rule')}</p>
      </QueryView>
    </div>
  )
}

/** When the round ends, or the next one begins. A component of its own, because it is rendered each second. */
function Clock({ awaits, due }: RedRainResult) {
  const text = useText()
  return (
    <p className={styles.clock}>
      <span className={styles.note}>{text(awaits === 'end' ? 'rain.endsIn' : 'rain.nextIn')}</span>
      <span role="timer" className={styles.time} dir="ltr">
        {useRainClock(due)}
      </span>
    </p>
  )
}

/** The envelopes: they fall, or stand in a grid for who wants no motion. Each is a button with its number. */
function Falling({ envelopes, open, canOpen, opening }: RedRainResult) {
  const text = useText()
  const [chosen, choose] = useState<number>()
  const isPending = opening.status === 'pending'
  return (
    <section aria-label={text('rain.envelopes')}>
      <p className={styles.call} role="status">
        {text(isPending ? 'in_please_wait' : 'rain.choose')}
      </p>
      <ul className={styles.sky}>
        {envelopes.map((envelope) => (
          <li key={envelope} className={styles.lane}>
            <button
              type="button"
              className={styles.envelope}
              aria-disabled={!canOpen || undefined}
              aria-busy={isPending && envelope === chosen}
              onClick={() => {
                if (canOpen) choose(envelope)
                void open(envelope)
              }}
            >
              <Envelope />
              <span className="visually-hidden">{text('rain.open', { number: envelope })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What came of the round, or that none runs now. */
function Outcome({ stage, opened }: RedRainResult) {
  const text = useText()
  return (
    <>
      {stage === 'over' && <p className={styles.note}>{text('rain_over')}</p>}
      {opened ? (
        <>
          <Envelope isOpen />
          <p className={styles.call}>{text(opened.amount ? 'rain.won' : 'rain.empty')}</p>
          {opened.amount && <Money text={opened.amount} size="display" />}
          <p className={styles.note}>{text(opened.amount ? 'rain.inWallet' : 'rain.nextTime')}</p>
        </>
      ) : (
        <>
          <Envelope />
          <p className={styles.call}>{text(stage === 'over' ? 'rain.missed' : 'rain.none')}</p>
        </>
      )}
    </>
  )
}
