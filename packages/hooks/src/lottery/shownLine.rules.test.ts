import { expect, it } from 'vitest'
import type { PlayMethod } from './plays.rules.ts'
import { shownLine } from './shownLine.rules.ts'
import { lineOf } from './slip.rules.ts'

const METHOD: PlayMethod = {
  code: 'last2',
  name: 'Last two',
  kind: 'straight',
  playTypes: ['trad'],
  rows: [{ numbers: ['1', '2'] }, { numbers: ['1', '2'] }],
  odds: [{ match: '', times: 95 }],
  oddsId: 'now',
  minStake: 1,
  maxStake: 100,
}
const show = (amount: number) => `₱${amount}`
const line = lineOf(METHOD, { selection: [['1', '2'], ['1']], stake: '1.5', multiple: '2' }, 7)

it('a line shows its stake, what it costs, and what its game pays now under the name of now', () => {
  const now = { ...METHOD, name: 'Huling dalawa', odds: [{ match: '', times: 90 }] }
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
