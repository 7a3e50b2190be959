import { ApiError } from './apiError.ts'
import { operations, otherOperations } from './gen/operations.ts'
import type { Operation } from './operation.ts'

/** The facts of `METHOD /path`: those of the first screen's calls at once, all others from a file of their own. */
export function findOperation(key: string): Operation | Promise<Operation> {
  return operations[key] ?? findOther(key)
}

async function findOther(key: string): Promise<Operation> {
  let others: Record<string, Operation>
  try {
    others = (await otherOperations()).operations
  } catch (cause) {
    throw new ApiError('network', { operation: key, cause })
  }
  const found = others[key]
  if (!found) throw new Error(`The contract has no ${key}`)
  return found
}
