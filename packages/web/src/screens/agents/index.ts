export { Agent } from './Agent/Agent.tsx'
// Screens that this version does not have yet.
export {
  Coming as AgentDividend,
  Coming as AgentNotice,
  Coming as AgentRebate,
  Coming as AgentRegister,
  Coming as DividendContract,
  Coming as HourContract,
  Coming as RedRain,
  Coming as SalaryContract,
  Coming as TeamBetting,
  Coming as TeamOverview,
  Coming as TeamProfit,
  Coming as TeamRebate,
} from './Coming/Coming.tsx'
export * as reads from './reads.ts'
export { Team } from './Team/Team.tsx'
