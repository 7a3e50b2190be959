import type { Message, MessageId } from '../../core/message.ts'

const STATES: Readonly<Record<string, MessageId>> = {
  offered: 'contract_state_offered',
  active: 'contract_state_active',
  refused: 'contract_state_refused',
  takenBack: 'contract_state_taken_back',
  ended: 'contract_state_ended',
  replaced: 'contract_state_replaced',
  running: 'contract_pay_running',
  due: 'contract_pay_due',
  paid: 'contract_pay_paid',
  short: 'contract_pay_short',
}

/** What the state of a contract, or of one of its payments, is called; one that the product does not know shows its own name. */
export function contractState(status: string): Message {
  const id = Object.hasOwn(STATES, status) ? STATES[status] : undefined
  return id ? { id } : { text: status }
}

/** What the agent who offered a contract can do about it: take it back, or end it. */
export type ContractStep = 'takeBack' | 'end'

/** What the agent who offered a contract can do about it now: take back what is not answered, end what runs and has no end yet. */
export function stepOf({ status, endedAt }: { status: string; endedAt?: number | undefined }): ContractStep | undefined {
  if (status === 'offered') return 'takeBack'
  return status === 'active' && endedAt === undefined ? 'end' : undefined
}
