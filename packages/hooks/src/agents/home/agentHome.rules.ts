import type { Message } from '../../core/message.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { hasContracts } from '../../core/session/member.rules.ts'
import { INBOX_FLAG, RECORDS_FLAG } from '../../site/menu/flags.rules.ts'
import { CONTRACT_KINDS, CONTRACTS, type ContractKind, hasDividends } from '../contracts/contractKinds.rules.ts'
import { pathOfAgents } from '../ofAgents.rules.ts'
import { RAIN_KEY } from '../rain/rain.rules.ts'

/** What an agent is greeted with at an hour of their day, 0 to 23 (AGENT-02). */
export function greetingOf(hour: number): Message {
  if (hour <= 10) return { id: 'greeting_morning' }
  if (hour <= 14) return { id: 'greeting_noon' }
  return { id: hour <= 18 ? 'greeting_afternoon' : 'greeting_evening' }
}

/** Counts of today, each with the field that carries it (AGENT-03). */
export const TEAM_COUNTS = {
  login: 'teamLoginMemberCount',
  bet: 'teamBetMemberCount',
  register: 'teamRegisterMemberCount',
  online: 'teamOnlineCount',
} as const

/** A count of the team's today. */
export type TeamCountId = keyof typeof TEAM_COUNTS

/** Places of the agent home with the permission each needs, in their order (AGENT-04). */
const PLACES = [
  { id: 'overview', key: 'AGEPAG', path: pathOf('teamOverview') },
  { id: 'records', key: RECORDS_FLAG, path: pathOfAgents('transactionRecord') },
  { id: 'members', key: 'DOWNMAN', path: pathOf('team') },
  { id: 'redRain', key: RAIN_KEY, path: pathOf('redRain') },
  { id: 'profit', key: 'AGETEAMPNL3', path: pathOf('teamProfit') },
  { id: 'bets', key: 'TEAMBETTING3', path: pathOf('teamBetting') },
  { id: 'rates', key: 'GAMSER', path: pathOf('agentRebate') },
  { id: 'rebate', key: 'AGEREBINC3', path: pathOf('teamRebate') },
  { id: 'security', key: 'SECPRIV', path: pathOf('securityCenter') },
  { id: 'inbox', key: INBOX_FLAG, path: pathOf('inbox') },
  { id: 'service', key: undefined, path: undefined },
] as const

/** Which place of the agent home it is. */
export type AgentPlaceId = (typeof PLACES)[number]['id']

/** A place of the agent home, and where it leads; the customer service opens a link of its own. */
export interface AgentPlace {
  /** Which place it is. */
  id: AgentPlaceId
  /** The path of its page; undefined for the customer service, which opens a link. */
  path: string | undefined
}

/** The places that the merchant's menu permits; the customer service always (AGENT-04). */
export const agentPlaces = (menus: Readonly<Record<string, boolean>> | undefined): AgentPlace[] =>
  PLACES.filter(({ key }) => key === undefined || menus?.[key] === true).map(({ id, path }) => ({ id, path }))

/** Places at the foot of the agent home, in their order (AGENT-05). */
export type AgentFootId = 'home' | 'openAccount' | 'dividend' | 'notices'

/** The places at the foot; that of the dividend only where dividends are enabled (AGENT-05). */
export const agentFoot = (menus: Readonly<Record<string, boolean>> | undefined): { id: AgentFootId; path: string }[] => [
  { id: 'home', path: pathOf('home') },
  { id: 'openAccount', path: pathOf('agentRegister') },
  ...(hasDividends(menus) ? [{ id: 'dividend' as const, path: pathOf('agentDividend') }] : []),
  { id: 'notices', path: pathOfAgents('agentNotice') },
]

/** What is asked about a contract that is offered, and where it is answered. */
export interface ContractPrompt {
  title: Message
  path: string
}

type Requests = Readonly<Partial<Record<(typeof CONTRACTS)[ContractKind]['request'], string | undefined>>>

/** The contracts that an agent is asked about; types 4, 40, 41 and 42 never are (AGENT-06). */
export function contractPrompts(type: number, requests: Requests): ContractPrompt[] {
  if (!hasContracts(type)) return []
  return CONTRACT_KINDS.flatMap((kind) => {
    const { request, title, address } = CONTRACTS[kind]
    return requests[request] ? { title: { id: title }, path: pathOf(address) } : []
  })
}
