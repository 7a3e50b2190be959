import type { ClaimState } from '@lobbykit/hooks'
import { Refusal } from '../../auth/Refusal.tsx'
import { WhatCame } from '../../shared/WhatCame.tsx'
import styles from './OpenClaim.module.css'

/** What came of the last claim whose answer nobody saw, or why it was refused (BAL-05). */
export function OpenClaim({ claim }: { claim: ClaimState }) {
  const { status, title, found, check, dismiss, refusal } = claim
  return (
    <div className={styles.claim}>
      <WhatCame {...{ status, check, dismiss }} what={title} found={found && { outcome: found.outcome, what: found.title }} />
      <Refusal message={refusal} />
    </div>
  )
}
