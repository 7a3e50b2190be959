import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFavourite } from './favourites.rules.ts'

const node = fc.integer({ min: 1, max: 12 })
const ids = fc.uniqueArray(node)

describe('the ids of the favourites', () => {
  it('LIST-10 a new favourite stands in front', () => {
    expect(withFavourite([1, 2], 3, true)).toEqual([3, 1, 2])
  })

  it('LIST-10 one that is present already is skipped', () => {
    expect(withFavourite([1, 2], 2, true)).toEqual([1, 2])
  })

  it('LIST-10 whatever the list, switching on has the game once, switching off not at all, the others in their order', () => {
    fc.assert(
      fc.property(ids, node, fc.boolean(), (before, id, on) => {
        const after = withFavourite(before, id, on)
        expect(after.filter((each) => each === id)).toHaveLength(on ? 1 : 0)
        expect(after.filter((each) => each !== id)).toEqual(before.filter((each) => each !== id))
        expect(withFavourite(after, id, on)).toEqual(after)
      }),
    )
  })

  it('LIST-10 the list that was shown before is never changed', () => {
    fc.assert(
      fc.property(ids, node, fc.boolean(), (before, id, on) => {
        const copy = [...before]
        expect(withFavourite(Object.freeze(before), id, on)).not.toBe(before)
        expect(before).toEqual(copy)
      }),
    )
  })
})
