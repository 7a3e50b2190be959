/** Every kind of contract, in the order in which an agent is asked about them (AGENT-06, AGENT-07). */
export const CONTRACT_KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const
/** What an agent may be promised for the play of the team. */
export type ContractKind = (typeof CONTRACT_KINDS)[number]
