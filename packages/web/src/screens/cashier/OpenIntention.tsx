import type { MoneyForm } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { useText } from '../../intl/IntlProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from './Note.tsx'

type Open = Pick<MoneyForm<never, never>, 'status' | 'about' | 'found' | 'check' | 'dismiss'>

/** What came of the last attempt whose answer was lost, or that nobody knows it yet (BAL-05). */
export function OpenIntention({ form, order }: { form: Open; order?: (orderId: string) => ReactNode }) {
  return (
    <div role="status">
      {form.status === 'checking' || form.status === 'unknown' ? <Unknown {...form} /> : <Found {...form} order={order} />}
    </div>
  )
}

function Unknown({ about, status, check }: Open) {
  const text = useText()
  const amount = about?.amount ?? ''
  return (
    <Note icon="warning" title={text('cashier.unknown', { amount })} why={text('cashier.unknownWhy')}>
      <Button size="small" icon="refresh" busy={status === 'checking'} onClick={check}>
        {text('cashier.check')}
      </Button>
    </Note>
  )
}

function Found({ found, dismiss, order }: Open & { order: ((orderId: string) => ReactNode) | undefined }) {
  const text = useText()
  if (!found) return null
  const amount = found.about.amount ?? ''
  const understood = (
    <Button size="small" onClick={dismiss}>
      {text('cashier.understood')}
    </Button>
  )
  if (found.outcome === 'none') {
    return (
      <Note icon="info" title={text('cashier.foundNone', { amount })} why={text('cashier.foundNoneWhy')}>
        {understood}
      </Note>
    )
  }
  return (
    <Note icon="success" isGood title={text('cashier.foundDone', { amount })} why={text('cashier.foundDoneWhy')}>
      {found.orderId !== undefined && order?.(found.orderId)}
      {understood}
    </Note>
  )
}
