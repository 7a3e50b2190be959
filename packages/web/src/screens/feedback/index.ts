export { Feedback } from './Feedback/Feedback.tsx'
export * as reads from './reads.ts'
