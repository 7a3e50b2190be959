import { pathOf, useWithdraw } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { FormPage } from '../../../auth/FormPage.tsx'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from '../Cashier.module.css'
import { OpenIntention } from '../OpenIntention.tsx'

const withdrawFields = lazyPart(async () => (await import('./WithdrawFields.tsx')).WithdrawFields)

/** Money out, to a bank card (BAL-04). */
export function Withdraw() {
  const text = useText()
  const form = useWithdraw()
  // What it says then came with the form.
  if (form.order) return <LaterPart part={withdrawFields} of={form} />
  return (
    <QueryView of={form.load}>
      <FormPage>
        <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
          <OpenIntention form={form} />
          <LaterPart part={withdrawFields} of={form} />
          <Link className={styles.link} href={pathOf('withdrawReport')}>
            {text('title.withdrawReport')}
          </Link>
        </form>
      </FormPage>
    </QueryView>
  )
}
