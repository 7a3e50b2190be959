import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsLeft } from '../core/clock/seconds.rules.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { createLobby } from '../lobby/createLobby.ts'
import { manualClock } from '../testing/manualClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { beginDeadline, readDeadlines, restoreDeadlines } from './smsDeadlines.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 0, 1)

/** A tab in which a page is opened, and opened again: what a tab keeps stays, a page's steady clock starts anew. */
function tab() {
  const sessionStorage = memoryStorage()
  const open = (at: number) => {
    const clock = manualClock(at)
    const lobby = createLobby(
      { baseUrl: 'https://api.example', merchantCode: 'acme' },
      { sessionStorage, localStorage: memoryStorage(), clock },
    )
    restoreDeadlines(lobby)
    const left = (purpose: 'login' | 'register' | 'reset') => secondsLeft(lobby.state.smsDeadlines[purpose], clock)
    return { lobby, clock, left }
  }
  return { sessionStorage, open }
}

describe('a countdown and a reload', () => {
  it('LOGIN-06 a reload neither ends nor lengthens the wait', () => {
    const { open } = tab()
    const first = open(START)
    beginDeadline(first.lobby, 'login', 60)
    first.clock.pass(20_000)
    const second = open(first.clock.now())
    expect(second.left('login')).toBe(40)
    second.clock.pass(15_000)
    const third = open(second.clock.now() + 5_000)
    expect(third.left('login')).toBe(20)
    third.clock.pass(20_000)
    expect(third.left('login')).toBe(0)
    expect(open(third.clock.now()).left('login')).toBe(0)
  })

  it('LOGIN-06 after a reload the steady clock still counts when somebody sets the clock back', () => {
    const { open } = tab()
    const first = open(START)
    beginDeadline(first.lobby, 'login', 60)
    const second = open(START + 20_000)
    second.clock.pass(10_000)
    second.clock.setWall(START - HOUR_MS)
    expect(second.left('login')).toBe(30)
  })

  it('LOGIN-06 a clock that was set back before a reload never makes the wait longer than it was', () => {
    const { open } = tab()
    const first = open(START)
    beginDeadline(first.lobby, 'login', 60)
    expect(open(START - HOUR_MS).left('login')).toBe(0)
    expect(open(START - 1_000).left('login')).toBe(60)
  })

  it('LOGIN-06 a clock that was set forward before a reload ends it', () => {
    const { open } = tab()
    beginDeadline(open(START).lobby, 'login', 60)
    expect(open(START + HOUR_MS).left('login')).toBe(0)
  })

  it('LOGIN-05 each purpose counts by itself, also after a reload', () => {
    const { open } = tab()
    const first = open(START)
    beginDeadline(first.lobby, 'login', 60)
    first.clock.pass(10_000)
    beginDeadline(first.lobby, 'reset', 120)
    first.clock.pass(10_000)
    expect([first.left('login'), first.left('register'), first.left('reset')]).toEqual([40, 0, 110])
    const second = open(first.clock.now())
    expect([second.left('login'), second.left('register'), second.left('reset')]).toEqual([40, 0, 110])
  })

  it('LOGIN-05 a wait begun again replaces the one that was kept', () => {
    const { open } = tab()
    const { lobby, clock } = open(START)
    beginDeadline(lobby, 'login', 60)
    clock.pass(60_000)
    beginDeadline(lobby, 'login', 60)
    expect(open(clock.now() + 10_000).left('login')).toBe(50)
  })

  it('LOGIN-06 keeps nothing of the steady clock, which the next page does not share', () => {
    const { open, sessionStorage } = tab()
    beginDeadline(open(START).lobby, 'login', 60)
    expect(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.smsDeadlines) ?? '')).toEqual({
      login: { durationMs: 60_000, wall: START },
    })
  })
})

describe('what a tab kept', () => {
  const read = (text: string) => readDeadlines(memoryStorage({ [STORAGE_KEYS.smsDeadlines]: text }), manualClock(START))

  it.each([
    '',
    'null',
    '{',
    '[]',
    '17',
    '"login"',
    '{"login":null}',
    '{"login":60}',
    '{"login":{}}',
    '{"login":{"wall":0}}',
    '{"login":{"wall":"0","durationMs":60000}}',
    `{"login":{"wall":${START},"durationMs":"60000"}}`,
    `{"login":{"wall":${START},"durationMs":null}}`,
    `{"login":{"wall":${START},"durationMs":1e999}}`,
    `{"login":{"wall":-1e999,"durationMs":60000}}`,
    `{"login":{"wall":${START},"durationMs":-60000}}`,
    `{"login":{"wall":${START},"durationMs":0}}`,
    `{"login":{"wall":${START},"durationMs":86400001}}`,
    `{"other":{"wall":${START},"durationMs":60000}}`,
    `{"__proto__":{"login":{"wall":${START},"durationMs":60000}}}`,
  ])('LOGIN-06 counts for nothing when it is %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it('LOGIN-06 that is broken for one purpose leaves the others', () => {
    const found = read(`{"login":{},"reset":{"wall":${START - 10_000},"durationMs":60000}}`)
    expect(Object.keys(found)).toEqual(['reset'])
    expect(secondsLeft(found.reset, manualClock(START))).toBe(50)
  })

  it('LOGIN-06 may be anything at all: it is read without a fault and gives a wait that ends', () => {
    const number = fc.oneof(
      fc.double(),
      fc.integer({ min: -120_000, max: 120_000 }).map((ms) => START + ms),
      fc.nat(120_000),
    )
    const entry = fc.oneof(fc.jsonValue(), fc.record({ wall: number, durationMs: number }))
    const kept = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ login: entry, register: entry, reset: entry }).map((all) => JSON.stringify(all)),
    )
    fc.assert(
      fc.property(kept, (text) => {
        const clock = manualClock(START)
        const found = read(text)
        for (const deadline of Object.values(found)) {
          const seconds = secondsLeft(deadline, clock)
          expect(seconds).toBeGreaterThan(0)
          expect(seconds).toBeLessThanOrEqual(86_400)
          expect(secondsLeft(deadline, { now: clock.now, monotonic: () => seconds * 1000 })).toBe(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
