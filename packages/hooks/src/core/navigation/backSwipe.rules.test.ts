import { expect, it } from 'vitest'
import { isBackSwipe } from './backSwipe.rules.ts'

it('APP-11 a touch is a back swipe only when it moves more than 100 px, either way', () => {
  expect([99, 100, -100].map(isBackSwipe)).toEqual([false, false, false])
  expect([101, -101, 400].map(isBackSwipe)).toEqual([true, true, true])
})
