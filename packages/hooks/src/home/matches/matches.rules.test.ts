import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAndTimeIn, dayIn } from '../../core/time/localTime.ts'
import { type HotMatch, hotMatches, launchOfMatch, matchKey } from './matches.rules.ts'

const START = Date.UTC(2026, 2, 7, 16, 5)

it.each([
  ['Asia/Manila', '03/08 00:05'],
  ['UTC', '03/07 16:05'],
  ['America/New_York', '03/07 11:05'],
  ['Asia/Kathmandu', '03/07 21:50'],
])('MATCH-01 a start in %s reads %s', (zone, text) => {
  expect(dayAndTimeIn(zone, START)).toBe(text)
})

it('MATCH-01 midnight is 00:00, and what is no moment says nothing', () => {
  expect(dayAndTimeIn('UTC', Date.UTC(2026, 0, 1))).toBe('01/01 00:00')
  expect([dayAndTimeIn('UTC', Number.NaN), dayAndTimeIn('UTC', 9e15), dayIn('UTC', Number.POSITIVE_INFINITY)]).toEqual([
    '',
    '',
    '',
  ])
})

it('MATCH-01 every moment has the same form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.constantFrom('UTC', 'Asia/Manila', 'America/St_Johns'), (ms, zone) => {
      expect(dayAndTimeIn(zone, ms)).toMatch(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/)
    }),
  )
})

const match = fc.record({
  matchTime: fc.integer({ min: 0, max: 5 }),
  homeTeam: fc.constantFrom('Harbour FC', 'North Stars'),
  awayTeam: fc.constantFrom('Red Lanterns', 'Port City'),
})

it('MATCH-01 matches come soonest first, each once, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(match), (matches: HotMatch[]) => {
      const shown = hotMatches(matches)
      const times = shown.map(({ matchTime }) => matchTime)
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(new Set(shown.map(matchKey))).toEqual(new Set(matches.map(matchKey)))
      expect(new Set(shown.map(matchKey)).size).toBe(shown.length)
    }),
  )
})

it.each([
  ['BTI', 'SPORTS'],
  ['TF', 'ESPORTS'],
  ['DS88', 'COCKFIGHT'],
])('MATCH-02 a match of %s launches in %s', (vendor, gameType) => {
  const started = { matchTime: 1, homeTeam: 'a', awayTeam: 'b', vendor, roomId: 'lobby', nodeId: 9, supportPlay: false }
  expect(launchOfMatch(started)).toEqual({ gameType, vassalage: vendor, roomId: 'lobby', nodeId: 9, supportPlay: false })
})

it('MATCH-02 a match without a vendor launches nothing', () => {
  expect(launchOfMatch({ matchTime: 1, homeTeam: 'a', awayTeam: 'b' })).toBeUndefined()
})
