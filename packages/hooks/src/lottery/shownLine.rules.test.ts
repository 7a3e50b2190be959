import { expect, it } from 'vitest'
import { LAST_TWO } from '../test/betMethod.ts'
import { lineOf } from './line.rules.ts'
import { shownLine } from './shownLine.rules.ts'

const show = (amount: number) => `₱${amount}`
const line = lineOf(LAST_TWO, { selection: [['1', '2'], ['1']], stake: '1.5', multiple: '2' }, 7)

it('a line shows its stake, what it costs, and what its game pays now under the name of now', () => {
  const now = { ...LAST_TWO, name: 'Huling dalawa', odds: [{ match: '', times: 90 }] }
  expect(shownLine(line, now, true, show)).toMatchObject({
    id: 7,
    methodName: 'Huling dalawa',
    count: 2,
    stake: '₱1.5',
    amount: '₱6',
    times: 90,
    isChanged: true,
  })
})

it('a line whose method is gone keeps the name that it was added under, and pays nothing that is known', () => {
  expect(shownLine(line, undefined, false, show)).toMatchObject({
    methodName: 'Last two',
    times: undefined,
    paysEachHit: false,
    isChanged: false,
  })
})
