export * as reads from './reads.ts'
export { SecurityCenter } from './SecurityCenter/SecurityCenter.tsx'
