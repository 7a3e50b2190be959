import { perSession } from '../../core/session/perSession.ts'

/**
 * The members that the agent has chosen, by account; undefined while none are being chosen. They outlive the list, for it is not there
 * while the form that hands money to them is open (AGENT-07).
 */
export const chosenMembersOf = /* @__PURE__ */ perSession((): { accounts: readonly string[] | undefined } => ({
  accounts: undefined,
}))
