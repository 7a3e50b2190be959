// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../operation.ts'
import { domain as announcement } from './domains/announcement.ts'
import { domain as game } from './domains/game.ts'
import { domain as system } from './domains/system.ts'

/** The domains of the first screen (x-first-route in the contract), in one file. */
export const domains: Record<string, Domain> = { announcement, game, system }
