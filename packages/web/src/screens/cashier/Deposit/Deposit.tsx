import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DepositForm } from './DepositForm.tsx'

const depositOrder = lazyPart(async () => (await import('./DepositOrder.tsx')).DepositOrder)

/** Money in: the form, or the order that `?order=` names (BAL-03). */
export function Deposit() {
  const orderId = new URLSearchParams(useSearch()).get('order')
  return orderId ? <Order orderId={orderId} /> : <DepositForm />
}

function Order({ orderId }: { orderId: string }) {
  const text = useText()
  const { value: DepositOrder, failed, retry } = useLazyPart(depositOrder, true)
  if (failed) return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return DepositOrder ? <DepositOrder orderId={orderId} /> : <Skeleton shape="row" height="64px" count={5} />
}
