import type { AgentStep } from '@lobbykit/hooks'
import { WhatCame } from '../../shared/WhatCame.tsx'

/** What came of something whose answer was lost (BAL-05). */
export function StepNote({ step: { status, title, found, check, dismiss } }: { readonly step: AgentStep }) {
  return (
    <WhatCame {...{ status, check, dismiss }} what={title} found={found && { outcome: found.outcome, what: found.title }} />
  )
}
