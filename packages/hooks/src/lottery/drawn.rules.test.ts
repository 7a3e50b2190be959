import { expect, it } from 'vitest'
import { drawnAs, isSpecialPrize } from './drawn.rules.ts'

it('a family of lotteries draws balls, dice or prizes, and the first prize of a Vietnamese draw is the special one', () => {
  expect(['digits5', 'pk10', 'dice3', 'pick45', 'vn', 'newer'].map(drawnAs)).toEqual([
    'balls',
    'balls',
    'dice',
    'balls',
    'prizes',
    'balls',
  ])
  expect([0, 1].map((place) => isSpecialPrize('vn', place))).toEqual([true, false])
  expect(isSpecialPrize('pk10', 0)).toBe(false)
})
