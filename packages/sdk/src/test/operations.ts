import { operations as first } from '../gen/operations.ts'
import { operations as others } from '../gen/otherOperations.ts'

/** The facts of every operation, those of the first screen and those that come later. */
export const operations = { ...first, ...others }
