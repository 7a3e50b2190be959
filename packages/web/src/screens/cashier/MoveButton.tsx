import type { MoneyForm } from '@lobbykit/hooks'
import { Button } from '../../ui/Button.tsx'

type SentForm = Pick<MoneyForm<'amount', never>, 'status' | 'load'>

/** Sends the form, but not before all is known for it, nor while nobody knows what came of the last time (BAL-05). */
export function MoveButton({ form: { status, load }, children }: { form: SentForm; children: string }) {
  const isOpen = status === 'checking' || status === 'unknown'
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      block
      busy={status === 'pending' || load.status === 'loading'}
      disabled={isOpen}
    >
      {children}
    </Button>
  )
}
