import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SWIPE_PX, swipeOf } from './swipe.rules.ts'

const from = { x: 200, y: 400 }
const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 800 }) })

describe('a swipe across a list', () => {
  it.each([
    [-60, 0, 'ltr', 'next'],
    [-59, 0, 'ltr', undefined],
    [60, 0, 'ltr', 'previous'],
    [59.9, 0, 'ltr', undefined],
    [-60, 0, 'rtl', 'previous'],
    [60, 0, 'rtl', 'next'],
    [-100, 99, 'ltr', 'next'],
    [-100, 100, 'ltr', undefined],
    [-100, -140, 'ltr', undefined],
  ] as const)('LIST-12 of %i px sideways and %i px down, read %s, leads to %s', (x, y, direction, way) => {
    expect(swipeOf(from, { x: from.x + x, y: from.y + y }, direction)).toBe(way)
  })

  it('LIST-12 there and back lead to opposite ways, as do the two directions of reading', () => {
    const opposite = { next: 'previous', previous: 'next', none: 'none' } as const
    fc.assert(
      fc.property(point, point, (one, other) => {
        const way = swipeOf(one, other, 'ltr') ?? 'none'
        expect(swipeOf(other, one, 'ltr') ?? 'none').toBe(opposite[way])
        expect(swipeOf(one, other, 'rtl') ?? 'none').toBe(opposite[way])
        if (way !== 'none') expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(SWIPE_PX)
      }),
    )
  })
})
