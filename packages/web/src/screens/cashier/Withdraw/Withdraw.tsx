import { pathOf, useWithdraw, type WithdrawResult } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { FormPage } from '../../../auth/FormPage.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { AmountField, PaymentField } from '../MoneyFields.tsx'
import { Note } from '../Note.tsx'
import { OpenIntention } from '../OpenIntention.tsx'
import { Ordered } from '../Ordered.tsx'
import { SetFirst } from '../SetFirst.tsx'

/** Money out, to a bank card (BAL-04). */
export function Withdraw() {
  const text = useText()
  const form = useWithdraw()
  const { load, obstacle, order } = form
  if (load.status === 'failed')
    return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={load.retry} />
  if (order) {
    return (
      <Ordered
        title={text('withdraw.ordered')}
        note={text('withdraw.orderedNote')}
        amount={form.orderText ?? ''}
        orderId={order.orderId}
        again={text('cashier.another')}
        onAgain={form.restart}
        record={{ path: pathOf('withdrawReport'), name: text('title.withdrawReport') }}
      />
    )
  }
  return (
    <FormPage>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <OpenIntention form={form} />
        {obstacle ? <Obstacle {...form} /> : <Fields {...form} />}
        <Link className={styles.link} href={pathOf('withdrawReport')}>
          {text('title.withdrawReport')}
        </Link>
      </form>
    </FormPage>
  )
}

/** What has to be done first, and the way to it. */
function Obstacle({ obstacle, shown }: WithdrawResult) {
  const text = useText()
  switch (obstacle) {
    case 'card':
      return <SetFirst title={text('withdraw.noCard')} />
    case 'paymentPassword':
      return <SetFirst title={text('withdraw.noPayment')} />
    case 'turnover':
      return (
        <Note
          icon="info"
          title={text('withdraw.turnover', { amount: shown.turnoverLeft })}
          why={text('withdraw.turnoverWhy')}
        />
      )
    default:
      return <Note icon="info" title={text('withdraw.noTimes')} />
  }
}

function Fields(form: WithdrawResult) {
  const text = useText()
  const { cards, shown, load, timesLeft } = form
  const { onChange, 'aria-invalid': _, ref: __, ...card } = form.field('cardId')
  const problem = form.problem('cardId')
  if (load.status === 'loading') return <Skeleton shape="row" height="64px" count={4} />
  return (
    <>
      <p className={styles.note}>
        {text('withdraw.balance', { amount: shown.balance })} · {text('withdraw.times', { count: timesLeft })}
      </p>
      <Select
        {...card}
        onValueChange={(value) => onChange({ target: { value } })}
        required
        label={text('withdraw.card')}
        placeholder={text('withdraw.chooseCard')}
        options={cards.map(({ id, bankName, number }) => ({ value: String(id), label: `${bankName} ${number}` }))}
        error={problem && text(problem)}
      />
      <AmountField form={form} hint={text('cashier.limits', { min: shown.min, max: shown.max })} />
      {shown.arriving && shown.fee && (
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
      <PaymentField form={form} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={form.status === 'pending'}
        disabled={form.status === 'checking' || form.status === 'unknown'}
      >
        {text('title.withdraw')}
      </Button>
    </>
  )
}
