export { Register } from './Register/Register.tsx'
export * as reads from './reads.ts'
