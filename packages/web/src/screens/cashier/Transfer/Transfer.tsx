import { pathOf, type TransferResult, useTransfer } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { AmountField } from '../../../shared/AmountField.tsx'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { ObstacleNote } from '../../../shared/ObstacleNote.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { MoveButton } from '../MoveButton.tsx'
import { Ordered } from '../Ordered.tsx'
import { PaymentField } from '../PaymentField.tsx'

/** Money for the upline (BAL-08). */
export function Transfer() {
  const text = useText()
  const form = useTransfer()
  const { load, obstacle, order, upline } = form
  if (obstacle?.kind === 'notAllowed') return <EmptyState text={text(obstacle.message)} />
  if (order) {
    return (
      <Ordered
        title={text('transfer.ordered')}
        note={text('transfer.orderedNote', { upline: upline ?? '' })}
        amount={form.orderText ?? ''}
        orderId={order.orderId}
        again={text('cashier.another')}
        onAgain={form.restart}
        record={{ path: pathOf('transactionRecord'), name: text('title.records') }}
      />
    )
  }
  return (
    <QueryView of={load}>
      <FormPage>
        <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
          <WhatCame of={form} />
          {obstacle ? <ObstacleNote obstacle={obstacle} turnoverLeft={form.shown.turnoverLeft} /> : <Fields {...form} />}
        </form>
      </FormPage>
    </QueryView>
  )
}

/** Who gets it, the amount and the payment password (BAL-08). */
function Fields(form: TransferResult) {
  const text = useText()
  const { load, upline, shown } = form
  const waits = useWaits(load)
  return (
    <>
      <QueryView of={load} silent waiting={<Skeleton shape="block" height="88px" />}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{text('transfer.to')}</dt>
            <dd>
              <bdi>{upline}</bdi>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{text('balance.label')}</dt>
            <dd>
              <bdi>{shown.balance}</bdi>
            </dd>
          </div>
        </dl>
      </QueryView>
      <AmountField
        amount={form.amount}
        waits={waits}
        required
        label={text('label_amount')}
        hint={text('cashier.limits', shown)}
      />
      <QueryView of={load} silent waiting={<Skeleton shape="block" height="60px" count={2} />}>
        <PaymentField form={form} />
        <MoveButton form={form}>{text('transfer.submit')}</MoveButton>
      </QueryView>
    </>
  )
}
