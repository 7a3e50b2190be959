export { Home } from './Home/Home.tsx'
export * as reads from './reads.ts'
