import { expect, it } from 'vitest'
import { NEXT_AFTER_MS, timesOf } from '../../core/clock/deadline.rules.ts'
import { deadlineAt } from '../../core/clock/deadlineAt.rules.ts'
import { manualClock } from '../../testing/manualClock.ts'
import { envelopesOf, rainStage, untilRoundChange } from './rain.rules.ts'

const ROUND = { roundId: 'R1', envelopes: 3 }
const OPENED = { ...ROUND, opened: { envelope: 2, amount: 5 } }

it.each([
  ['waiting', undefined, undefined],
  ['running', ROUND, undefined],
  ['running', ROUND, OPENED],
  ['opened', OPENED, ROUND],
  ['over', undefined, ROUND],
  ['over', undefined, OPENED],
] as const)('AGENT-07 the rain is %s', (stage, now, watched) => expect(rainStage(now, watched)).toBe(stage))

it('AGENT-07 envelopes are counted from 1', () => expect(envelopesOf(ROUND)).toEqual([1, 2, 3]))

it('AGENT-07 what follows is asked for a little after the round ends, and without a round after the next one begins', () => {
  const clock = manualClock()
  const after = (ms: number) => deadlineAt({ endsAt: ms, serverTime: 0 }, timesOf(clock))
  expect(untilRoundChange({ ends: after(9_000), begins: after(60_000) }, clock)).toBe(9_000 + NEXT_AFTER_MS)
  expect(untilRoundChange({ ends: undefined, begins: after(60_000) }, clock)).toBe(60_000 + NEXT_AFTER_MS)
})
