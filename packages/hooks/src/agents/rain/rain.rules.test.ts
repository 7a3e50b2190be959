import { expect, it } from 'vitest'
import { envelopesOf, rainStage } from './rain.rules.ts'

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
