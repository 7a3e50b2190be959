import { expect, it } from 'vitest'
import { ageText, ownNames } from './kept.rules.ts'

const ALL = ['own', 'lobbykit.cache.vendors', 'another', 'mine.own', 'mine.cache', 'ownother']

it('without a prefix the lobby’s names are those that it knows', () => {
  expect(ownNames(ALL, '', ['own', 'lobbykit.cache.'])).toEqual(['lobbykit.cache.vendors', 'own'])
})

it('with a prefix they are all that begin with it', () => {
  expect(ownNames(ALL, 'mine.', ['own'])).toEqual(['cache', 'own'])
})

it.each([
  [-5, '0 s'],
  [59_400, '59 s'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [7_200_000, '2 h'],
])('an age of %i ms is %s', (ms, text) => {
  expect(ageText(ms)).toBe(text)
})
