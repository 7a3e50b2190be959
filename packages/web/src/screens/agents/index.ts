// Each screen of agents comes in a script of its own: they share little with one another.
export * as reads from './reads.ts'
