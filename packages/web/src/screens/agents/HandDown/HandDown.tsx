import {
  balanceQueryOptions,
  type HandDownResult,
  handDownTermsQueryOptions,
  read,
  securityConfigQueryOptions,
  teamQueryOf,
  useHandDown,
} from '@lobbykit/hooks'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { AmountField } from '../../../shared/AmountField.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { ObstacleNote } from '../../../shared/ObstacleNote.tsx'
import { onDevice } from '../../../shared/onDevice.ts'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import shared from '../Agents.module.css'
import styles from './HandDown.module.css'

export const reads = () => [
  read(handDownTermsQueryOptions, undefined),
  read(securityConfigQueryOptions, undefined),
  read(balanceQueryOptions, undefined),
]

/** Money for members of the team: to one or to several, with what it comes to before it is sent and what became of each row (AGENT-07). */
export function HandDown() {
  const search = useSearch()
  const { to } = useMemo(() => teamQueryOf(search), [search])
  return (
    <div className={shared.page}>
      <HandDownTo key={to.join()} accounts={to} />
    </div>
  )
}

function HandDownTo({ accounts }: { readonly accounts: readonly string[] }) {
  const text = useText()
  const form = useHandDown(accounts)
  const { load, obstacle, outcome } = form
  if (outcome) return <Outcome {...outcome} leave={form.leave} />
  return (
    <QueryView of={load}>
      <form className={shared.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <h2 className={styles.heading}>{text('handDown.title')}</h2>
        <WhatCame of={form} someDone={text('handDown.someDone')} />
        {obstacle ? <ObstacleNote obstacle={obstacle} turnoverLeft={form.shown.turnoverLeft} /> : <Fields {...form} />}
      </form>
    </QueryView>
  )
}

function Fields(form: HandDownResult) {
  const text = useText()
  const { load, each, rows, shown } = form
  const waits = useWaits(load)
  const limits = text('handDown.limits', shown)
  return (
    <>
      {each && <AmountField amount={each} waits={waits} label={text('label_amountEach')} hint={limits} enterKeyHint="next" />}
      {rows.map(({ account, ...amount }) => (
        <AmountField
          key={account}
          amount={amount}
          waits={waits}
          enterKeyHint="next"
          required
          label={onDevice(text('handDown.amountFor', { account }), text('label_amount'))}
          hint={each ? undefined : limits}
        />
      ))}
      <QueryView of={load} silent waiting={<Skeleton shape="row" height="60px" count={3} />}>
        <Rest {...form} />
      </QueryView>
    </>
  )
}

/** What it comes to, and the payment password. */
function Rest({ sumProblem, payment, shown, refusal, status, isUnsure }: HandDownResult) {
  const text = useText()
  return (
    <>
      <dl className={shared.facts}>
        <div>
          <dt>{text('balance.label')}</dt>
          <dd>
            <Money text={shown.balance} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{text('handDown.sum')}</dt>
          <dd>
            <Money text={shown.sum} />
          </dd>
        </div>
        <div>
          <dt>{text('handDown.left')}</dt>
          <dd>
            <Money text={shown.left} tone="plain" />
          </dd>
        </div>
      </dl>
      <p className={styles.problem} aria-live="polite">
        {sumProblem && text(sumProblem)}
      </p>
      <TextField
        {...inputProps(payment, text)}
        required
        label={text('label_paymentPassword')}
        reveal={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <Refusal message={refusal} />
      <Button type="submit" variant="primary" size="large" block busy={status === 'pending'} disabled={isUnsure}>
        {text('handDown.submit')}
      </Button>
    </>
  )
}

type Done = NonNullable<HandDownResult['outcome']>['done']
const TITLES: Readonly<Record<Done, TextId>> = { all: 'handDown.done', some: 'handDown.partDone', none: 'handDown.noneDone' }
const ICONS: Readonly<Record<Done, IconName>> = { all: 'success', some: 'warning', none: 'error' }

/** What became of each row. */
function Outcome({ rows, done, amount, leave }: NonNullable<HandDownResult['outcome']> & Pick<HandDownResult, 'leave'>) {
  const text = useText()
  return (
    <div className={shared.form}>
      <div className={shared.total} role="status" data-done={done}>
        <Icon name={ICONS[done]} size={40} />
        <strong>{text(TITLES[done])}</strong>
        <Money text={amount} size="display" />
      </div>
      <ul className={shared.rows} aria-label={text('handDown.results')}>
        {rows.map(({ account, amount: moved, reason }) => (
          <li key={account} className={shared.result} data-bad={reason ? '' : undefined}>
            <Icon name={reason ? 'error' : 'success'} size={20} />
            <span className={shared.words}>
              <span className={shared.name}>
                <bdi>{account}</bdi>
              </span>
              <span className={shared.note}>{reason ? text(reason) : text('handDown.rowDone')}</span>
            </span>
            <Money text={moved} tone="plain" />
          </li>
        ))}
      </ul>
      <Button block onClick={leave}>
        {text('handDown.back')}
      </Button>
    </div>
  )
}
