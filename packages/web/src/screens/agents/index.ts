export {
  AgentDividend,
  AgentNotice,
  AgentRebate,
  AgentRegister,
  DividendContract,
  HourContract,
  RedRain,
  SalaryContract,
  TeamBetting,
  TeamOverview,
  TeamProfit,
  TeamRebate,
} from './laterScreens.tsx'
export * as reads from './reads.ts'
export { Team } from './Team/Team.tsx'
