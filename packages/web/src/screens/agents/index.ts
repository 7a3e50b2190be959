export { Agent } from './Agent/Agent.tsx'
// Screens that this version does not have yet.
export {
  Coming as AgentDividend,
  Coming as AgentRebate,
  Coming as AgentRegister,
  Coming as DividendContract,
  Coming as HourContract,
  Coming as RedRain,
  Coming as SalaryContract,
  Coming as TeamRebate,
} from './Coming/Coming.tsx'
export { AgentNotice, TeamBetting, TeamOverview, TeamProfit } from './laterScreens.tsx'
export * as reads from './reads.ts'
export { Team } from './Team/Team.tsx'
