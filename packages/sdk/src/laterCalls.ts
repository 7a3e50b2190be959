// A module of its own for who fetches it: a bundler that finds `calls.ts` asked for at once, too, would warn of it.
export { contractCalls } from './calls.ts'
