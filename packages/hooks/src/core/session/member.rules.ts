/** The member type of a free trial. */
export const TRIAL_TYPE = 4
/** Types of members without a team of their own (AGENT-01). */
export const NOT_AGENTS: ReadonlySet<number> = new Set([0, TRIAL_TYPE, 40])
const NO_CONTRACTS: ReadonlySet<number> = new Set([TRIAL_TYPE, 40, 41, 42])

/** An agent is a member whose type is not 0, 4 or 40 (AGENT-01). */
export const isAgent = (type: number): boolean => !NOT_AGENTS.has(type)

/** A trial member plays without a real account (LOGIN-11). */
export const isTrial = (type: number): boolean => type === TRIAL_TYPE

/** Whether contracts and dividends are of concern to a member (LOGIN-15, AGENT-06). */
export const hasContracts = (type: number): boolean => !NO_CONTRACTS.has(type)

/** The member type that may not transfer to the upline although it has one. */
const NO_UPLINE_TRANSFER_TYPE = 2

/** Whether a member may transfer money to the upline (BAL-08). */
export const canTransferToUpline = ({ type, toUpline }: { type: number | undefined; toUpline: string | undefined }): boolean =>
  Boolean(toUpline) && type !== undefined && type !== NO_UPLINE_TRANSFER_TYPE
