import { type LimitPeriod, type LimitsResult, type ShownLimit, useDepositLimit, useLimits } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { AmountField } from '../../../shared/AmountField.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Limits.module.css'

const PERIODS: Readonly<Record<LimitPeriod, TextId>> = { day: 'limits.day', week: 'limits.week', month: 'limits.month' }
const TIME_OUTS: Readonly<Record<LimitPeriod, TextId>> = {
  day: 'limits.timeOutDay',
  week: 'limits.timeOutWeek',
  month: 'limits.timeOutMonth',
}

/** What a member allows themselves: deposit limits and the time-out. */
export function Limits() {
  const text = useText()
  const limits = useLimits()
  return (
    <QueryView of={limits}>
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="deposit-limits">
          <h2 id="deposit-limits">{text('limits.deposits')}</h2>
          <p className={styles.note}>{text('limits.depositsNote')}</p>
          <WaitingList of={limits} className={styles.list} waiting={<Skeleton shape="block" height="88px" count={3} />}>
            {limits.deposits.map((limit) => (
              <DepositLimit key={limit.period} limit={limit} />
            ))}
          </WaitingList>
        </section>
        <TimeOut {...limits} />
      </div>
    </QueryView>
  )
}

function DepositLimit({ limit }: { limit: ShownLimit }) {
  const text = useText()
  const [editing, setEditing] = useState(false)
  const none = text('limits.none')
  return (
    <li className={styles.limit}>
      <div className={styles.words}>
        <span>{text(PERIODS[limit.period])}</span>
        <strong>{limit.limit ?? none}</strong>
        <small>{text('limits.used', { used: limit.used })}</small>
        {limit.next && <small>{text('limits.next', { from: limit.next.from, limit: limit.next.limit ?? none })}</small>}
      </div>
      {editing ? (
        <LimitForm period={limit.period} onDone={() => setEditing(false)} />
      ) : (
        <Button size="small" onClick={() => setEditing(true)}>
          {text('limits.change')}
          <span className="visually-hidden">{` ${text(PERIODS[limit.period])}`}</span>
        </Button>
      )}
    </li>
  )
}

function LimitForm({ period, onDone }: { period: LimitPeriod; onDone: () => void }) {
  const text = useText()
  const form = useDepositLimit(period, onDone)
  const cancel = () => {
    form.discard()
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <AmountField amount={form.amount} hint={text('limits.fieldHint')} label={text('limits.field')} />
      <Refusal message={form.refusal} />
      <div className={styles.actions}>
        <Button onClick={cancel}>{text('cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.status === 'pending'}>
          {text('security.save')}
        </Button>
      </div>
    </form>
  )
}

function TimeOut({ timeOutUntil, timeOuts, takeTimeOut, takingTimeOut, timeOutRefusal }: LimitsResult) {
  const text = useText()
  const intent = useIntent(dialogs)
  return (
    <section className={styles.part} aria-labelledby="time-out">
      <h2 id="time-out">{text('limits.timeOut')}</h2>
      <p className={styles.note}>{text('limits.timeOutNote')}</p>
      {timeOutUntil && (
        <p className={styles.closed} role="status">
          {text('limits.timeOutUntil', { until: timeOutUntil })}
        </p>
      )}
      <div className={styles.actions}>
        {timeOuts.map((period) => (
          <Button
            key={period}
            {...intent}
            busy={takingTimeOut === period}
            disabled={takingTimeOut !== undefined && takingTimeOut !== period}
            onClick={() => void takeTimeOut(period)}
          >
            {text(TIME_OUTS[period])}
          </Button>
        ))}
      </div>
      <Refusal message={timeOutRefusal} />
    </section>
  )
}
