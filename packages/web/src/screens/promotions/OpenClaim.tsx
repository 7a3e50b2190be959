import type { ClaimState } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Refusal } from '../../shared/form/Refusal.tsx'
import { WhatCame } from '../../shared/WhatCame.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './OpenClaim.module.css'

/** Why nothing can be claimed, what came of the last claim whose answer nobody saw, or why it was refused (BAL-05). */
export function OpenClaim({ claim }: { claim: ClaimState }) {
  const text = useText()
  const { closed, refusal } = claim
  return (
    <div className={styles.claim}>
      {closed && <Note icon="info" title={text(closed)} />}
      <WhatCame of={claim} />
      <Refusal message={refusal} />
    </div>
  )
}
