// What protects a member, and the house: who one is, and the limits that one sets for oneself.
export { Kyc } from './Kyc/Kyc.tsx'
export { Limits } from './Limits/Limits.tsx'
export * as reads from './reads.ts'
