import { useWithdraw } from '@lobbykit/hooks'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import styles from '../Cashier.module.css'
import { WithdrawFields } from './WithdrawFields.tsx'

/** Money out, to a bank card (BAL-04). */
export function Withdraw() {
  const form = useWithdraw()
  // What it shows after the order came with the answer to the order, so there is nothing to wait for.
  if (form.order) return <WithdrawFields {...form} />
  return (
    <QueryView of={form.load}>
      <FormPage>
        <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
          <WhatCame of={form} />
          <WithdrawFields {...form} />
        </form>
      </FormPage>
    </QueryView>
  )
}
