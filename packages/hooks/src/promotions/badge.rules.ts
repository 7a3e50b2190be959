import type { WpsSchemas } from '@lobbykit/sdk'
import { promotionStatus } from './promotions.rules.ts'

/** Whether promotions say otherwise than what the badge counts: one of them is to be claimed and not counted, or the reverse (MEM-09). */
export function isOldBadge(
  counted: readonly { id: number }[],
  seen: readonly Pick<WpsSchemas['Promotion'], 'id' | 'status'>[],
): boolean {
  const ids = new Set(counted.map(({ id }) => id))
  return seen.some(({ id, status }) => (promotionStatus(status) === 'issued') !== ids.has(id))
}
