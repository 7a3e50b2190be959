import { ContractPage } from './ContractPage.tsx'

/** What the upline pays by the day, by half months and by the hour, and what is offered to others (AGENT-07). */
export const SalaryContract = () => <ContractPage kind="dailySalary" />
export const DividendContract = () => <ContractPage kind="dividend" />
export const HourContract = () => <ContractPage kind="hourlySalary" />
