import fc from 'fast-check'
import { beforeAll, describe, it } from 'vitest'
import { kinds } from '../../test/moneyKinds.ts'
import { warmUp } from '../../test/moneyRuns.ts'
import { play, sequence } from '../../test/moneySequences.ts'

beforeAll(warmUp)

describe('BAL-05 with a backend that takes no keys, what came of a lost answer is looked up in what it recorded', () => {
  it.each(kinds)(
    '%s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(sequence, (asked) => play(kind, asked, false)),
        { numRuns: 300 },
      )
    },
    300_000,
  )
})
