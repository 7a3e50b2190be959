import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uniqueBy } from './list.rules.ts'

it('LIST-07 a list keeps the first of each key, in its order, and loses no key', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.integer({ min: 0, max: 9 }), text: fc.string() })), (items) => {
      const kept = uniqueBy(items, ({ id }) => id)
      expect(kept.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))])
      expect(kept.every((item) => items.find(({ id }) => id === item.id) === item)).toBe(true)
    }),
  )
})
