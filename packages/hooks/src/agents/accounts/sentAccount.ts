import { perSession } from '../../core/session/perSession.ts'

/** An account as it was sent to be opened. */
interface SentAccount {
  /** Its name as it was typed, by which its intention is known. */
  typed: string
  account: string
  /** Handed on by the agent: nobody else tells it to the new member, and no call gives it back. */
  password: string
  /** Whether its own answer said that it is open. */
  isOpen: boolean
}

/**
 * The account that was sent last. It outlives the form, for its answer may come when the agent has gone elsewhere; it stays in memory
 * alone, never on the device, and goes with the session (AGENT-07).
 */
export const sentAccountOf = /* @__PURE__ */ perSession((): { sent: SentAccount | undefined } => ({ sent: undefined }))
