// What protects the member and the site: the proof of identity, and the limits that members set for themselves.
export { Kyc } from './Kyc/Kyc.tsx'
export { Limits } from './Limits/Limits.tsx'
export * as reads from './reads.ts'
