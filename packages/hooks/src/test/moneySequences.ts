import fc from 'fast-check'
import { expect } from 'vitest'
import { intentionState, openIntention } from '../money/once/intentions.ts'
import { openBrowser } from './browserTabs.ts'
import { bookings } from './moneyBookings.ts'
import { KINDS, type Kind, kindOf } from './moneyKinds.ts'
import { ended, inTime, prepare, start, turn } from './moneyRuns.ts'

const FAULTS = ['drop', 'lost', '500', 'slow', 'hang', 'malformed'] as const
/** What may happen to a call that moves money, or beside it. */
export const sequence = fc.record({
  fault: fc.option(fc.constantFrom(...FAULTS), { nil: undefined }),
  // What happens to the question what came of it, and how often.
  later: fc.record({ fault: fc.constantFrom('drop', 'lost', '500'), times: fc.nat(3) }),
  taps: fc.integer({ min: 1, max: 3 }),
  isSecondTab: fc.boolean(),
  // The page is loaded anew while the call is on its way, before or after the backend has seen it.
  reload: fc.constantFrom('none', 'before', 'after'),
  // The draw of a bet has closed, or the rain is over, or that happens while the call is on its way.
  close: fc.constantFrom('later', 'before', 'during'),
})
/** How close to the close a call begins that meets it. */
const SHORTLY_MS = 500

/**
 * Lets it happen to one kind of call, and expects what always holds: money has moved once or not at all, and the member is told
 * which. `takesKeys` tells whether the backend knows the keys of the calls.
 */
export async function play(kind: Kind, asked: typeof sequence extends fc.Arbitrary<infer S> ? S : never, takesKeys = true) {
  const { account, operation, records } = KINDS[kind]
  const browser = await openBrowser(account, takesKeys ? {} : { intention: '' })
  const { backend, clock } = browser
  const prepared = await prepare(browser, kind)
  const isOnWay = prepared.closesAt !== undefined && asked.close === 'during'
  if (prepared.closesAt !== undefined && asked.close !== 'later')
    clock.pass(prepared.closesAt - clock.now() - (isOnWay ? SHORTLY_MS : 0))
  const balanceBefore = backend.member(account)?.balanceCents ?? 0
  if (asked.fault) backend.fault(operation, asked.fault, 1)
  const asksFor = takesKeys ? 'closeIntention' : records
  if (asked.later.times) backend.fault(asksFor, asked.later.fault, asked.later.times)
  const release = asked.reload === 'before' || isOnWay ? browser.holdRequests() : undefined
  const one = browser.openTab()
  const other = browser.openTab()
  const begun = Array.from({ length: asked.taps }, () => start(one, kind, prepared))
  if (asked.isSecondTab) begun.push(start(other, kind, prepared))
  const told: string[] = []
  if (isOnWay) {
    for (let turns = 0; turns < 60 && !openIntention(one.lobby, kindOf(kind)); turns += 1) await turn()
    await turn()
    clock.pass(2 * SHORTLY_MS)
    if (asked.reload !== 'before') release?.()
  }
  if (asked.reload === 'none') told.push(...(await inTime(browser, Promise.all(begun))))
  else {
    // What was there before is read first where there are no keys.
    for (let turns = 0; turns < 60 && !openIntention(one.lobby, kindOf(kind)); turns += 1) await turn()
    for (let turns = 0; turns < (asked.reload === 'after' ? 3 : 1); turns += 1) await turn()
    one.close()
    other.close()
    release?.()
  }

  const back = browser.openTab()
  const wasOpen = openIntention(back.lobby, kindOf(kind)) !== undefined
  for (let attempt = 0; openIntention(back.lobby, kindOf(kind)) && attempt < 10; attempt += 1) {
    await ended(browser, back, kind)
    clock.pass(60_000)
  }
  expect(openIntention(back.lobby, kindOf(kind))).toBeUndefined()
  // Whatever was still on its way has arrived.
  clock.pass(20_000)
  for (let turns = 0; turns < 8; turns += 1) await turn()

  const found = wasOpen ? intentionState(back.lobby, kindOf(kind)).found?.outcome : undefined
  backend.clearFaults()
  const booked = await bookings(browser, back, kind, balanceBefore, prepared)
  expect(booked).toBeLessThanOrEqual(1)
  // At a close no bet slips through, and none is taken back.
  if (prepared.closesAt !== undefined && asked.close !== 'later') expect(booked).toBe(0)
  const isDone = found === 'done' || told.includes('answered') || told.includes('done')
  if (isDone) expect(booked).toBe(1)
  else if (found === 'none' || told.every((each) => each === 'none' || each === 'refused' || each === 'busy')) {
    if (asked.reload === 'none' || wasOpen) expect(booked).toBe(0)
  }
  expect(backend.ledger(account)).toBe(backend.member(account)?.balanceCents)
  expect(backend.violations).toEqual([])
}
