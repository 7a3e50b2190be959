import { describe, expect, it } from 'vitest'
import { modulesForCore } from './fewScripts.ts'

/** A module by its script, who needs it, how large it is, and what it imports at once. */
type Row = readonly [id: string, script: string, users: string, size: number, ...imports: string[]]

const PAGES = ['page', 'other']

/** The modules that go to the core. */
function moved(rows: readonly Row[]): readonly string[] {
  const modules = new Map(
    rows.map(([id, , users, size, ...imports]) => [id, { users: new Set(users.split(' ')), size, imports }]),
  )
  const scripts = new Map(rows.map(([id, script]) => [id, script]))
  return [...modulesForCore(modules, (id) => scripts.get(id) ?? '', PAGES, ['core', 'renderer'])].toSorted()
}

/** A page with four scripts beside those of every page. */
const FOUR: readonly Row[] = [
  ['main', 'core', 'core', 90_000],
  ['react', 'renderer', 'page other', 90_000],
  ['screen', 'page', 'page', 9_000, 'main', 'react', 'forms', 'amount', 'clock'],
  ['forms', 'forms', 'page other', 9_000],
  ['amount', 'money', 'page other', 1_400],
  ['wallet', 'money', 'other', 9_000, 'amount'],
  ['clock', 'draws', 'page other', 700, 'units'],
  ['units', 'draws', 'page other', 100],
  ['lottery', 'draws', 'other', 9_000, 'clock'],
]

describe('what goes to the core', () => {
  it('is the least that a page needs of one script too many, with what that needs', () => {
    expect(moved(FOUR)).toEqual(['clock', 'units'])
  })

  it('is nothing for a page with few scripts', () => {
    expect(moved(FOUR.filter(([id]) => id !== 'forms'))).toEqual([])
  })

  it('is nothing where a page needs much of each', () => {
    const large = FOUR.map(([id, script, users, size, ...imports]): Row => [id, script, users, size * 10, ...imports])
    expect(moved(large)).toEqual([])
  })

  it('is also what only a script beside needs, which the page loads with that one', () => {
    const rows: readonly Row[] = [
      ...FOUR.filter(([id]) => id !== 'clock' && id !== 'units'),
      ['rules', 'forms', 'other', 10, 'clock'],
      ['clock', 'draws', 'other', 700],
    ]
    expect(moved(rows)).toEqual(['clock'])
  })

  it('never needs another script than the core', () => {
    const rows = FOUR.map(
      ([id, script, users, size, ...imports]): Row =>
        id === 'units' ? [id, 'time', users, size, 'main'] : [id, script, users, size, ...imports],
    )
    expect(moved(rows)).toEqual(['clock', 'units'])
  })
})
