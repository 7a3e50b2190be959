import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NUMERO_ORDERS, orderedNumbers } from './numero.rules.ts'

describe('numbers in order', () => {
  const numbers = [
    { number: '00', hits: 1, missed: 9 },
    { number: '01', hits: 4, missed: 0 },
    { number: '02', hits: 4, missed: 9 },
  ]
  const order = (by: (typeof NUMERO_ORDERS)[number]) => orderedNumbers(numbers, by).map(({ number }) => number)

  it('stand by how often they came, by how long they are missing, or count up', () => {
    expect(order('often')).toEqual(['01', '02', '00'])
    expect(order('missing')).toEqual(['00', '02', '01'])
    expect(order('number')).toEqual(['00', '01', '02'])
  })

  it('are all there in every order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ number: fc.string(), hits: fc.nat(), missed: fc.nat() }), { selector: (row) => row.number }),
        fc.constantFrom(...NUMERO_ORDERS),
        (rows, by) => {
          const shown = orderedNumbers(rows, by)
          expect(new Set(shown)).toEqual(new Set(rows))
          expect(shown).toHaveLength(rows.length)
        },
      ),
    )
  })
})
