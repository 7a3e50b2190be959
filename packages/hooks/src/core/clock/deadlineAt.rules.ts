import type { Deadline } from './deadline.rules.ts'

/**
 * The deadline of something that ends at a time of the backend, counted from the moment when it was asked about: a device clock
 * that is wrong changes nothing, and the wait never gets longer than it is. Without a time of the backend the device is believed.
 */
export const deadlineAt = (
  { endsAt, serverTime }: { endsAt: number; serverTime?: number | undefined },
  asked: Pick<Deadline, 'wall' | 'monotonic'>,
): Deadline => ({ durationMs: Math.max(endsAt - (serverTime ?? asked.wall), 0), ...asked })
