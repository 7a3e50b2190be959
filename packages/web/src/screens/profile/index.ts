export { Kyc } from './Kyc/Kyc.tsx'
export * as reads from './reads.ts'
export { SecurityCenter } from './SecurityCenter/SecurityCenter.tsx'
