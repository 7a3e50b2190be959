import { expect, it } from 'vitest'
import { isOldBadge } from './badge.rules.ts'

it.each([
  [[1, 2], false],
  [[1], true],
  [[1, 2, 3], true],
  // One that has not come says nothing.
  [[1, 2, 9], false],
])('MEM-09 a badge that counts the promotions %j of 1, 2 to claim and 3 to wait for is old: %s', (counted, isOld) => {
  const seen = [{ id: 1, status: 'Issued' }, { id: 2, status: 'Issued' }, { id: 3, status: 'Process' }, { id: 4 }] as const
  const rows = counted.map((id) => ({ id }))
  expect(isOldBadge(rows, seen)).toBe(isOld)
})
