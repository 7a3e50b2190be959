import fc from 'fast-check'
import { beforeAll, describe, it } from 'vitest'
import { kinds } from '../../test/moneyKinds.ts'
import { warmUp } from '../../test/moneyRuns.ts'
import { play, sequence } from '../../test/moneySequences.ts'

beforeAll(warmUp)

describe('BAL-05 whatever happens on the way, money moves once or not at all, and the member is told which', () => {
  it.each(kinds)(
    '%s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(sequence, (asked) => play(kind, asked)),
        { numRuns: 1_000 },
      )
    },
    300_000,
  )
})
