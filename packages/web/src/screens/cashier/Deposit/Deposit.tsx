import { depositOrderOf } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { DepositForm } from './DepositForm.tsx'

const depositOrder = lazyPart(async () => (await import('./DepositOrder.tsx')).DepositOrder)

/** Money in: the form, or the order that `?order=` names (BAL-03). */
export function Deposit() {
  const orderId = depositOrderOf(useSearch())
  return orderId ? <LaterPart part={depositOrder} of={{ orderId }} /> : <DepositForm />
}
