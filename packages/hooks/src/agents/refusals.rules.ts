import { CASHIER_TEXTS } from '../cashier/refusals.rules.ts'
import type { AgentCode, FailureTexts } from '../core/failure.rules.ts'
import type { MessageId } from '../core/message.ts'

/** What each refusal of a team's calls says (LOGIN-14). */
const TEXTS: Readonly<Record<AgentCode, MessageId>> = {
  'downline.unknown': 'downline_unknown',
  'downline.rate.limits': 'rate_limits',
  'downline.link.most': 'link_most',
  'contract.unknown': 'contract_gone',
  'contract.answered': 'contract_answered',
  'contract.rate.limits': 'contract_rate_limits',
  'contract.tiers.wrong': 'contract_tiers_wrong',
  'contract.waits': 'contract_open',
  'contract.over': 'contract_over',
  'contract.none': 'contract_nothing_due',
  'rain.over': 'rain_over',
  'rain.opened': 'rain_opened',
}

/** What the steps of an agent may be refused with: their own reasons, and those of money that moves. */
export const AGENT_TEXTS: FailureTexts = { ...CASHIER_TEXTS, ...TEXTS }

/** What a row that was not done says; by the code the backend gives. */
export const rowReason = (code: string | undefined): MessageId => {
  if (code === 'transfer.amount.limits') return 'amount_limits'
  return code === 'downline.unknown' ? 'downline_unknown' : 'unknown_error'
}
