import { CONTRACTS, type ContractKind } from '@lobbykit/hooks'

/** What a kind of contract is called. */
export const kindTitle = (kind: ContractKind) => CONTRACTS.find((each) => each.kind === kind)?.title ?? 'contract_daily'
