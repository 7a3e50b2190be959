/** Farther than so many pixels and a press is no click (APP-19). */
export const PRESS_MOVE_PX = 30
/** An element that moves so many pixels under the finger was scrolled or pushed away; less is rounding. */
export const ELEMENT_MOVE_PX = 1
/** Pixels around the element within which a press stays in (APP-19). */
export const PRESS_RETENTION_PX = 20
/** Milliseconds until a touch counts as pressed in, and until it is a long press; both from the touch (APP-19). */
export const PRESS_IN_MS = 130
export const LONG_PRESS_MS = 370
/** Milliseconds for which a short tap still looks pressed (APP-19). */
export const PRESS_OUT_MS = 100

/** What a pressed element looks like now: at rest, pressed, left by the finger that is still down, or held long (APP-19). */
export type PressPhase = 'inactive' | 'active-in' | 'active-out' | 'long-press'

export interface Point {
  x: number
  y: number
}
/** Where the element stands on the page. */
export interface Box extends Point {
  width: number
  height: number
}

/** A press from its touch to its end. */
export interface Press {
  phase: PressPhase
  start: Point
  box: Box
  /** The finger went too far, or the element moved away under it: whatever comes, it is no click. */
  spoilt: boolean
}

export type PressEvent =
  /** The finger has been down for so many milliseconds. */
  { type: 'held'; ms: number } | { type: 'move'; point: Point; box: Box }

/** A finger came down. */
export const startPress = (start: Point, box: Box): Press => ({ phase: 'inactive', start, box, spoilt: false })

const isWithin = ({ x, y }: Point, box: Box) =>
  x >= box.x - PRESS_RETENTION_PX &&
  y >= box.y - PRESS_RETENTION_PX &&
  x <= box.x + box.width + PRESS_RETENTION_PX &&
  y <= box.y + box.height + PRESS_RETENTION_PX

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The press after something happened to it (APP-19). A long press stays one until it ends. */
export function nextPress(press: Press, event: PressEvent): Press {
  switch (event.type) {
    case 'held': {
      if (press.spoilt || press.phase === 'active-out' || press.phase === 'long-press') return press
      if (event.ms >= LONG_PRESS_MS) return { ...press, phase: 'long-press' }
      return event.ms >= PRESS_IN_MS ? { ...press, phase: 'active-in' } : press
    }
    case 'move': {
      const { point, box } = event
      const spoilt = press.spoilt || distance(point, press.start) > PRESS_MOVE_PX || distance(box, press.box) >= ELEMENT_MOVE_PX
      if (press.phase === 'long-press') return { ...press, spoilt }
      const isOut = spoilt || !isWithin(point, box)
      if (isOut) return { ...press, spoilt, phase: 'active-out' }
      return press.phase === 'active-out' ? { ...press, phase: 'active-in' } : press
    }
    default: {
      const impossible: never = event
      return impossible
    }
  }
}

/** What a press was, once the finger is up (APP-19). */
export function outcomeOf({ phase, spoilt }: Press): 'click' | 'longPress' | 'none' {
  if (phase === 'long-press') return 'longPress'
  return spoilt || phase === 'active-out' ? 'none' : 'click'
}
