export { Kyc } from './Kyc/Kyc.tsx'
export { Limits } from './Limits/Limits.tsx'
export * as reads from './reads.ts'
export { SecurityCenter } from './SecurityCenter/SecurityCenter.tsx'
