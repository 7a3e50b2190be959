import { expect, it } from 'vitest'
import { emptyFilter, searchOfFilter } from '../games.rules.ts'
import { homeCategory, namedCategory } from './namedCategory.rules.ts'

it('LIST-01 the query of a list names the category of its filter, and an empty one names none', () => {
  expect(namedCategory(searchOfFilter(emptyFilter('FISH')))).toBe('FISH')
  expect(['', '?gameType=', '?tab=hot'].map(namedCategory)).toEqual([undefined, undefined, undefined])
})

it('POP-01 home shows the hot games unless its address names a category', () => {
  expect(['', '?category=', '?gameType=RNG', '?category=HOT'].map(homeCategory)).toEqual(['HOT', 'HOT', 'HOT', 'HOT'])
  expect(homeCategory('?category=SPORTS')).toBe('SPORTS')
})
