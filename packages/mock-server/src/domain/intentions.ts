import { type Outcome, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import type { World } from '../world.ts'

interface Asked {
  key: string
  memberId: number
  operation: string
  path: unknown
  body: unknown
}

const idOf = ({ memberId, key }: Pick<Asked, 'memberId' | 'key'>) => `${memberId}:${key}`

/**
 * Does what a key asks for at most once: a repeated call gets the first answer again, one with another body or for another
 * call is refused, and so is one whose key was given up before it arrived (BAL-05).
 */
export function once(world: World, asked: Asked, act: () => Outcome<unknown>): Outcome<unknown> {
  const id = idOf(asked)
  const request = JSON.stringify([asked.operation, asked.path, asked.body])
  const before = world.db.get('intention', id)
  if (before && !before.outcome) return refuse('intention.closed')
  if (before?.outcome) return before.request === request ? before.outcome : refuse('intention.reused')
  const outcome = act()
  world.db.add('intention', { id, request, outcome, at: world.now() })
  return outcome
}

const orderIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'orderId' in value && typeof value.orderId === 'string'
    ? value.orderId
    : undefined

/** What became of each row of a transfer to several. */
const transfersIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'rows' in value ? { transfers: value as Value<'transferToDownlines'> } : {}

/** What came of a key. One that nothing was done for is given up: nothing ever will be. */
export function close(world: World, memberId: number, key: string): Value<'closeIntention'> {
  const id = idOf({ memberId, key })
  const row = world.db.get('intention', id)
  if (!row) world.db.add('intention', { id, request: '', at: world.now() })
  const { outcome } = row ?? {}
  if (!outcome?.success) return { isDone: false }
  const orderId = orderIn(outcome.value)
  return { isDone: true, ...(orderId && { orderId }), ...transfersIn(outcome.value) }
}
