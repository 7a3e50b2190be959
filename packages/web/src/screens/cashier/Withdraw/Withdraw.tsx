import { pathOf, useWithdraw } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { FormPage } from '../../../auth/FormPage.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from '../Cashier.module.css'
import { OpenIntention } from '../OpenIntention.tsx'

const withdrawFields = lazyPart(async () => (await import('./WithdrawFields.tsx')).WithdrawFields)

/** Money out, to a bank card (BAL-04). */
export function Withdraw() {
  const text = useText()
  const form = useWithdraw()
  const { load, order } = form
  if (load.status === 'failed')
    return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={load.retry} />
  // What it says then came with the form.
  if (order) return <LaterPart part={withdrawFields} of={form} />
  return (
    <FormPage>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <OpenIntention form={form} />
        <LaterPart part={withdrawFields} of={form} />
        <Link className={styles.link} href={pathOf('withdrawReport')}>
          {text('title.withdrawReport')}
        </Link>
      </form>
    </FormPage>
  )
}
