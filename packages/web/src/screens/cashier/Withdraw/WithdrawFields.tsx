import { pathOf, type WithdrawResult } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Closed } from '../../../overlays/Closed.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { ObstacleNote } from '../../../shared/ObstacleNote.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { MoveButton } from '../MoveButton.tsx'
import { Ordered } from '../Ordered.tsx'
import { PaymentField } from '../PaymentField.tsx'

type ObstacleNow = NonNullable<WithdrawResult['obstacle']>

/** Card, amount, what arrives of it, and the payment password; then that it was ordered (BAL-04). */
export function WithdrawFields(form: WithdrawResult) {
  const text = useText()
  const { order, orderText, restart, obstacle } = form
  if (obstacle)
    return (
      <>
        <Obstacle obstacle={obstacle} shown={form.shown} />
        <ToRecords />
      </>
    )
  if (!order) return <Fields {...form} />
  return (
    <Ordered
      title={text('withdraw.ordered')}
      note={text('withdraw.orderedNote')}
      amount={orderText ?? ''}
      orderId={order.orderId}
      again={text('cashier.another')}
      onAgain={restart}
      record={{ path: pathOf('withdrawReport'), name: text('title.withdrawReport') }}
    />
  )
}

function Fields(form: WithdrawResult) {
  const text = useText()
  const { cards, shown, timesLeft, load } = form
  const card = { field: form.field('cardId'), problem: form.problem('cardId') }
  const waits = useWaits(load)
  return (
    <>
      <QueryView
        of={load}
        silent
        waiting={
          <>
            <Skeleton shape="block" height="20px" />
            <Skeleton shape="block" height="72px" />
          </>
        }
      >
        <p className={styles.note}>
          {text('withdraw.balance', { amount: shown.balance })} · {text('withdraw.times', { count: timesLeft })}
        </p>
        <Select
          {...inputProps(card, text)}
          required
          label={text('label_cardId')}
          placeholder={text('withdraw.chooseCard')}
          options={cards.map(({ id, bankName, number }) => ({ value: String(id), label: `${bankName} ${number}` }))}
        />
      </QueryView>
      <AmountField
        amount={form.amount}
        waits={waits}
        required
        label={text('label_amount')}
        hint={text('cashier.limits', { min: shown.min, max: shown.max })}
      />
      {!waits && shown.arriving && shown.fee && (
        <dl className={styles.facts} aria-live="polite">
          <div className={styles.fact}>
            <dt>{text('withdraw.fee')}</dt>
            <dd>
              <bdi>{shown.fee}</bdi>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{text('withdraw.arrives')}</dt>
            <dd>
              <bdi>{shown.arriving}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <QueryView of={load} silent waiting={<Skeleton shape="block" height="60px" count={3} />}>
        <PaymentField form={form} />
        <MoveButton form={form}>{text('title.withdraw')}</MoveButton>
        <ToRecords />
      </QueryView>
    </>
  )
}

function ToRecords() {
  const text = useText()
  return (
    <Link className={styles.link} href={pathOf('withdrawReport')}>
      {text('title.withdrawReport')}
    </Link>
  )
}

/** What has to be done first, and the way to it. */
function Obstacle({ obstacle, shown }: Pick<WithdrawResult, 'shown'> & { readonly obstacle: ObstacleNow }) {
  if (obstacle.kind === 'off') return <Closed why="withdraw.off" drawing="records" />
  return <ObstacleNote obstacle={obstacle} turnoverLeft={shown.turnoverLeft} />
}
