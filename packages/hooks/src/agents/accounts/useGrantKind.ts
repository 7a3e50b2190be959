import { useOwned } from '../../core/session/useOwned.ts'
import { useLobby } from '../../core/useLobby.ts'
import { keptChoice } from '../../form/drafts.ts'

/** The choice of a form: whether the new account may have a team. */
export interface GrantKind {
  /** Whether the new account may have a team of its own (AGENT-07). */
  isAgent: boolean
  /** Chooses whether it may. */
  setAgent: (isAgent: boolean) => void
}

/** The choice whether the new account may have a team, kept with the form. */
export function useGrantKind(form: string): GrantKind & { chosen: Readonly<Record<string, string>> } {
  const lobby = useLobby()
  const [isAgent, setAgent] = useOwned(() => keptChoice(lobby, form, 'isAgent') === 'true')
  return { isAgent, setAgent, chosen: { isAgent: String(isAgent) } }
}
