import { type Deadline, type DeviceTimes, msLeft, NEXT_AFTER_MS } from '../../core/clock/deadline.rules.ts'

/** The permission of the red envelope rain (AGENT-04). */
export const RAIN_KEY = 'AGENTRANSMULTDOWN3'

/** Whether it rains for agents of the site (AGENT-04). */
export const hasRain = (menus: Readonly<Record<string, boolean>> | undefined): boolean => menus?.[RAIN_KEY] === true

/** The same, for a caller that has the settings and not the menus. */
export const rainAccess = ({ whitelabel }: { whitelabel?: { menus?: Readonly<Record<string, boolean>> } }): boolean =>
  hasRain(whitelabel?.menus)

/** A round of the rain. */
export interface RainRound {
  roundId: string
  envelopes: number
  opened?: { envelope: number; amount: number } | undefined
}

/** Where the rain stands: nothing rains now, envelopes may be opened, one was opened, or the round that was watched is over. */
export type RainStage = 'waiting' | 'running' | 'opened' | 'over'

/** Where the rain stands, by the round of now and the one that was there before on this page (AGENT-07). */
export function rainStage(now: RainRound | undefined, watched: RainRound | undefined): RainStage {
  if (now) return now.opened ? 'opened' : 'running'
  return watched ? 'over' : 'waiting'
}

/** The numbers of a round's envelopes, counted from 1. */
export const envelopesOf = ({ envelopes }: RainRound): number[] => Array.from({ length: envelopes }, (_, place) => place + 1)

/** Milliseconds until it is asked what follows: a little after the round of now ends, or the next one begins. */
export const untilRoundChange = (
  { ends, begins }: { ends: Deadline | undefined; begins: Deadline },
  clock: DeviceTimes,
): number => msLeft(ends ?? begins, clock) + NEXT_AFTER_MS
