import { endDue } from './domain/orders.ts'
import { settleDrawn } from './lottery/settle.ts'
import type { World } from './world.ts'

/**
 * Does what time has done meanwhile: bets are drawn, payments end. Called before a call looks at anything or books anything, so
 * that what a member is told does not depend on what is asked first.
 */
export function catchUp(world: World) {
  settleDrawn(world)
  endDue(world)
}
