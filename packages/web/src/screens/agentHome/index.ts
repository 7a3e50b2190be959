export { Agent } from './Agent/Agent.tsx'
export * as reads from './reads.ts'
