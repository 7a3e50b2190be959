import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LONG_PRESS_MS,
  nextPress,
  outcomeOf,
  PRESS_IN_MS,
  PRESS_MOVE_PX,
  PRESS_OUT_MS,
  PRESS_RETENTION_PX,
  type Press,
  type PressEvent,
  startPress,
} from './press.rules.ts'

const box = { x: 100, y: 100, width: 200, height: 200 }
const start = { x: 110, y: 200 }
const press = (...events: PressEvent[]): Press => events.reduce(nextPress, startPress(start, box))
const held = (ms: number): PressEvent => ({ type: 'held', ms })
const to = (x: number, y: number, where = box): PressEvent => ({ type: 'move', point: { x, y }, box: where })

describe('a touch press', () => {
  it('APP-19 knows its times and distances', () => {
    expect([PRESS_MOVE_PX, LONG_PRESS_MS, PRESS_IN_MS, PRESS_OUT_MS, PRESS_RETENTION_PX]).toEqual([30, 370, 130, 100, 20])
  })

  it.each([
    ['inactive', [], 'click'],
    ['inactive', [held(129)], 'click'],
    ['active-in', [held(130)], 'click'],
    ['active-in', [held(130), held(369)], 'click'],
    ['long-press', [held(130), held(370)], 'longPress'],
    ['long-press', [held(370)], 'longPress'],
    ['inactive', [to(140, 200)], 'click'],
    ['active-out', [to(141, 200)], 'none'],
    ['active-out', [to(110, 169)], 'none'],
    ['active-out', [to(131, 222)], 'none'],
    ['inactive', [to(80, 200)], 'click'],
    ['active-out', [to(79.5, 200)], 'none'],
    ['active-out', [to(110, 200, { ...box, y: 99 })], 'none'],
    ['inactive', [to(110, 200, { ...box, y: 99.5 })], 'click'],
    ['active-out', [to(150, 200), held(130), held(370)], 'none'],
    ['long-press', [held(370), to(300, 200)], 'longPress'],
  ] as const)('APP-19 is %s after %j and counts as %s', (phase, events, outcome) => {
    const after = press(...events)
    expect(after.phase).toBe(phase)
    expect(outcomeOf(after)).toBe(outcome)
  })

  it('APP-19 comes in again while the finger is near its start, and never once it went too far', () => {
    const edge = { x: 95, y: 200 }
    const out = [to(79, 200), to(96, 200)].reduce(nextPress, startPress(edge, box))
    expect(out.phase).toBe('active-in')
    expect(outcomeOf(out)).toBe('click')
    expect(press(to(150, 200), to(110, 200))).toMatchObject({ phase: 'active-out', spoilt: true })
  })

  const events = fc.array(
    fc.oneof(
      fc.constantFrom(PRESS_IN_MS, LONG_PRESS_MS).map(held),
      fc.tuple(fc.integer({ min: 60, max: 340 }), fc.integer({ min: 60, max: 340 })).map(([x, y]) => to(x, y)),
      fc.integer({ min: 0, max: 5 }).map((moved) => to(start.x, start.y, { ...box, x: box.x + moved })),
    ),
    { maxLength: 20 },
  )

  it('APP-19 that moved more than 30 px is never a click, and a long press stays one', () => {
    fc.assert(
      fc.property(events, (given) => {
        let now = startPress(start, box)
        let far = false
        let long = false
        for (const event of given) {
          now = nextPress(now, event)
          far ||= event.type === 'move' && Math.hypot(event.point.x - start.x, event.point.y - start.y) > PRESS_MOVE_PX
          long ||= now.phase === 'long-press'
          if (far) expect(outcomeOf(now)).not.toBe('click')
          if (long) expect(now.phase).toBe('long-press')
        }
      }),
    )
  })
})
