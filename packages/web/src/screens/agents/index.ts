export { Agent } from './Agent/Agent.tsx'
// Screens that this version does not have yet.
export {
  Coming as AgentDividend,
  Coming as DividendContract,
  Coming as HourContract,
  Coming as RedRain,
  Coming as SalaryContract,
} from './Coming/Coming.tsx'
export { AgentNotice, AgentRebate, AgentRegister, TeamBetting, TeamOverview, TeamProfit, TeamRebate } from './laterScreens.tsx'
export * as reads from './reads.ts'
export { Team } from './Team/Team.tsx'
