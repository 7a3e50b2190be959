import type { Lobby } from '../../core/lobby.ts'
import type { ContractKind } from './contractKinds.rules.ts'

/** What a query gives a call of its own. */
interface Asked {
  signal?: AbortSignal
}

/** The links by which members register below the agent, the newest first (AGENT-07). */
export const getAgentLinks = ({ wps }: Lobby['sdk'], asked: Asked = {}) => wps.GET('/wps/agent/links', asked)

/** A member of the team (AGENT-07). */
export const getDownline = ({ wps }: Lobby['sdk'], account: string, asked: Asked = {}) =>
  wps.GET('/wps/agent/downline', { params: { query: { account } }, ...asked })

/** The contracts of a kind with the upline and with agents right below, and what is due of them (AGENT-07). */
export const getContracts = ({ wps }: Lobby['sdk'], kind: ContractKind, asked: Asked = {}) =>
  wps.GET('/wps/relay/agent/contract', { params: { query: { kind } }, ...asked })
