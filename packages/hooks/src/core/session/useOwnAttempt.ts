import { useEffect } from 'react'
import type { FailureTexts } from '../failure.rules.ts'
import { type Attempt, useAttempt } from '../useAttempt.ts'
import { useOwner } from './useOwned.ts'

/** {@link useAttempt} for a form of a member that stays open: to another member, or of another `of`, nothing was refused yet. */
export function useOwnAttempt(texts?: FailureTexts, of?: string | number): Attempt {
  const attempt = useAttempt(texts)
  const { refuse } = attempt
  const owner = useOwner()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused before is about somebody or something else.
  useEffect(() => refuse(undefined), [refuse, owner, of])
  return attempt
}
