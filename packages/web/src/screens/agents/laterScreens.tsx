import { LaterPart } from '../../shared/LaterPart.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'

const overview = lazyPart(async () => (await import('./Overview/Overview.tsx')).Overview)
const bets = lazyPart(async () => (await import('./Records/TeamBets.tsx')).TeamBets)
const profit = lazyPart(async () => (await import('./Records/TeamProfitPage.tsx')).TeamProfitPage)
const notices = lazyPart(async () => (await import('./Notices/Notices.tsx')).Notices)

// What these need beyond the agent home comes on its own: the home is opened most, and shares little with them.

/** What the team has, and what it did (AGENT-07). */
export const TeamOverview = () => <LaterPart part={overview} of={{}} />
/** What the team played (AGENT-07). */
export const TeamBetting = () => <LaterPart part={bets} of={{}} />
/** What the team won and lost (AGENT-07). */
export const TeamProfit = () => <LaterPart part={profit} of={{}} />
/** The notices for agents (AGENT-05). */
export const AgentNotice = () => <LaterPart part={notices} of={{}} />
