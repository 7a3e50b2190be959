import type { MoneyForm } from '@lobbykit/hooks'
import { Button } from '../../ui/Button.tsx'

type SentForm = Pick<MoneyForm<'amount', never>, 'status' | 'isUnsure' | 'load'>

/** Sends the form, but not before all is known for it, nor while nobody knows what came of the last time (BAL-05). */
export function MoveButton({ form: { status, isUnsure, load }, children }: { form: SentForm; children: string }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      block
      busy={status === 'pending' || load.status === 'loading'}
      disabled={isUnsure}
    >
      {children}
    </Button>
  )
}
