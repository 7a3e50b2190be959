export { DepositForm as Deposit } from './Deposit/DepositForm.tsx'
export * as reads from './reads.ts'
export { Transfer as UplineTransfer } from './Transfer/Transfer.tsx'
export { Withdraw } from './Withdraw/Withdraw.tsx'
