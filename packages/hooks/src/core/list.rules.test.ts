import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextPage, uniqueBy } from './list.rules.ts'

it('LIST-07 a list keeps the first of each key, in its order, and loses no key', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.integer({ min: 0, max: 9 }), text: fc.string() })), (items) => {
      const kept = uniqueBy(items, ({ id }) => id)
      expect(kept.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))])
      expect(kept.every((item) => items.find(({ id }) => id === item.id) === item)).toBe(true)
    }),
  )
})

it('LIST-07 MEM-08 pages are asked for once each, until the last, also of a backend that forgets to count', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer(), (totalPages, pageNum) => {
      const page = { totalPages, pageNum }
      const asked = [1]
      for (let next = nextPage(page, [], 1); next; next = nextPage(page, [], next)) asked.push(next)
      expect(asked).toEqual(Array.from({ length: Math.max(totalPages, 1) }, (_, index) => index + 1))
    }),
  )
})

it.each([
  ['the same page again and again', () => [{ id: 1 }], 3],
  ['pages without anything', () => [], 3],
  ['a page twice, and then the next one', (at: number) => [{ id: Math.floor(at / 2) }], 20],
  ['a page without anything, and then the next one', (at: number) => (at % 2 ? [] : [{ id: at }]), 20],
])('LIST-07 of a backend that counts a million pages and sends %s', (_, listAt, most) => {
  const pages: { totalPages: number; list: object[] }[] = []
  let next: number | undefined = 1
  while (next !== undefined && pages.length < 20) {
    const page = { totalPages: 1_000_000, list: listAt(pages.length) }
    pages.push(page)
    next = nextPage(page, pages, next)
  }
  expect(pages).toHaveLength(most)
})
