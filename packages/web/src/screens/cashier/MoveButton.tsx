import type { MoneyForm } from '@lobbykit/hooks'
import { Button } from '../../ui/Button.tsx'

type SentForm = Pick<MoneyForm<'amount', never>, 'status' | 'isUnsure'>

/** Sends the form, but not while nobody knows what came of the last time (BAL-05). It is shown once all is known for the form. */
export function MoveButton({ form: { status, isUnsure }, children }: { form: SentForm; children: string }) {
  return (
    <Button type="submit" variant="primary" size="large" block busy={status === 'pending'} disabled={isUnsure}>
      {children}
    </Button>
  )
}
