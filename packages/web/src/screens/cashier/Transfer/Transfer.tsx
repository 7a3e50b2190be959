import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'

const transferForm = lazyPart(async () => (await import('./TransferForm.tsx')).TransferForm)

/** Money for the upline; few may, so what it needs beyond the cashier's forms comes on its own (BAL-08). */
export const Transfer = () => <LaterPart part={transferForm} of={{}} />
