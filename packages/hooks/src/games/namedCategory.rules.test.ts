import { expect, it } from 'vitest'
import { emptyFilter, searchOfFilter } from './games.rules.ts'
import { namedCategory } from './namedCategory.rules.ts'

it('LIST-01 the query of a list names the category of its filter, and an empty one names none', () => {
  expect(namedCategory(searchOfFilter(emptyFilter('FISH')))).toBe('FISH')
  expect(['', '?gameType=', '?tab=hot'].map(namedCategory)).toEqual([undefined, undefined, undefined])
})
