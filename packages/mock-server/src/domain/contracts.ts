import type { ContractKind, ContractRow } from '../rows.ts'
import type { World } from '../world.ts'

/** Offers of a kind that wait for a member's answer. */
export const offersTo = (world: World, memberId: number, kind: ContractKind): ContractRow[] =>
  world.db.filter('contract', (row) => row.memberId === memberId && row.kind === kind && row.status === 'offered')
