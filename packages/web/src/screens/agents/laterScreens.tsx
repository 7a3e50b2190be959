import { LaterPart } from '../../shared/LaterPart.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Agents.module.css'

const overview = lazyPart(async () => (await import('./Overview/Overview.tsx')).Overview)
const bets = lazyPart(async () => (await import('./Records/TeamBets.tsx')).TeamBets)
const profit = lazyPart(async () => (await import('./TeamProfit/TeamProfitPage.tsx')).TeamProfitPage)
const notices = lazyPart(async () => (await import('./Notices/Notices.tsx')).Notices)

const openAccount = lazyPart(async () => (await import('./OpenAccount/OpenAccount.tsx')).OpenAccount)
const rates = lazyPart(async () => (await import('./Rates/Rates.tsx')).Rates)
const contract = lazyPart(async () => (await import('./Contracts/ContractPage.tsx')).ContractPage)
const dividends = lazyPart(async () => (await import('./Dividends/Dividends.tsx')).Dividends)
const rain = lazyPart(async () => (await import('./RedRain/RedRain.tsx')).RedRain)
const rebate = lazyPart(async () => (await import('./AgentRebate/AgentRebate.tsx')).AgentRebate)

// Each comes on its own: they share little with one another.

/** What the team has, and what it did (AGENT-07). */
export const TeamOverview = () => <LaterPart part={overview} of={{}} />
/** What the team played (AGENT-07). */
export const TeamBetting = () => <LaterPart part={bets} of={{}} />
/** What the team won and lost (AGENT-07). */
export const TeamProfit = () => <LaterPart part={profit} of={{}} />
/** The notices for agents (AGENT-05). */
export const AgentNotice = () => <LaterPart part={notices} of={{}} />
/** Accounts and links for new members (AGENT-07). */
export const AgentRegister = () => (
  <LaterPart
    part={openAccount}
    of={{}}
    waiting={
      <div className={styles.page}>
        <Skeleton shape="row" height="64px" count={5} />
      </div>
    }
  />
)
/** The rates of the members right below (AGENT-07). */
export const AgentRebate = () => (
  <div className={styles.page}>
    <LaterPart part={rates} of={{}} />
  </div>
)
/** What the play of the team brings (AGENT-07). */
export const TeamRebate = () => (
  <div className={styles.page}>
    <LaterPart part={rebate} of={{}} />
  </div>
)
/** What the upline pays by the day, by half months and by the hour, and what is offered to others (AGENT-07). */
export const SalaryContract = () => <LaterPart part={contract} of={DAILY} />
export const DividendContract = () => <LaterPart part={contract} of={DIVIDEND} />
export const HourContract = () => <LaterPart part={contract} of={HOURLY} />
/** What dividends brought (AGENT-05, AGENT-07). */
export const AgentDividend = () => <LaterPart part={dividends} of={{}} />
/** Red envelopes at set times (AGENT-07). */
export const RedRain = () => <LaterPart part={rain} of={{}} />

const DAILY = { kind: 'dailySalary' } as const
const DIVIDEND = { kind: 'dividend' } as const
const HOURLY = { kind: 'hourlySalary' } as const
