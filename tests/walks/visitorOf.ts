import { expect } from '@playwright/test'
import { elementOf, heightOf, heldBy, library, metByTap, placeOf, placeOfFocus, showsOf, textInFocus } from './inPage.ts'
import type { Target, Visitor } from './visitor.ts'

/** What a driver that knows only scripts and elements can do. */
export interface Hands {
  open(url: string): Promise<void>
  back(): Promise<void>
  /** The value of an expression in the page, or in the frame of its game. */
  evaluate(expression: string, inGame: boolean): Promise<unknown>
  /** Clicks the element of an expression; throws when there is none. */
  click(expression: string, inGame: boolean): Promise<void>
  write(expression: string, text: string): Promise<void>
  press(key: 'Enter' | 'Escape'): Promise<void>
}

const OFTEN = { intervals: [100], timeout: 30_000 }

/** A visitor who tries until it works, as a person does. */
export function visitorOf(hands: Hands, site: string): Visitor {
  const isIn = (target: Target): boolean => target.inGame ?? (target.within !== undefined && isIn(target.within))

  async function evaluate(expression: string, inGame = false): Promise<unknown> {
    if ((await hands.evaluate('typeof TestingLibraryDom', inGame)) === 'undefined') {
      await hands.evaluate(`void (() => { ${library} })()`, inGame)
    }
    return hands.evaluate(expression, inGame)
  }
  const until = (target: Target, shows: boolean) =>
    expect(async () => {
      if ((await evaluate(showsOf(target), isIn(target))) === shows) return
      throw new Error(
        `${JSON.stringify(target)} ${shows ? 'is not seen' : 'is still seen'} at ${await evaluate('location.href')}`,
      )
    }).toPass(OFTEN)
  /** Waits until a target stands still: a driver clicks where it was a moment ago. */
  const untilStill = async (target: Target) => {
    let before: unknown
    await expect(async () => {
      const last = before
      before = await evaluate(placeOf(target), isIn(target))
      expect(before).toBe(last)
    }).toPass(OFTEN)
  }

  /** Waits until nothing lies over a target: a driver's tap goes to what does, and is lost. */
  const untilMet = (target: Target) =>
    expect(async () => {
      if (!(await evaluate(metByTap(target), isIn(target)))) throw new Error(`Something lies over ${JSON.stringify(target)}`)
    }).toPass(OFTEN)

  return {
    open: (path) => hands.open(site + path),
    see: (target) => until(target, true),
    seeHeight: (target, pixels) =>
      expect(async () => expect(await evaluate(heightOf(target), isIn(target))).toBeGreaterThan(pixels)).toPass(OFTEN),
    miss: (target) => until(target, false),
    async click(target) {
      await until(target, true)
      await untilStill(target)
      await untilMet(target)
      await expect(() => hands.click(elementOf(target), isIn(target))).toPass(OFTEN)
    },
    async write(target, text) {
      await until(target, true)
      await expect(() => hands.write(elementOf(target), text)).toPass(OFTEN)
    },
    holds: (target, text) => expect(async () => expect(await evaluate(heldBy(target), isIn(target))).toBe(text)).toPass(OFTEN),
    async focus(target) {
      await until(target, true)
      await expect(async () => void (await evaluate(`${elementOf(target)}.focus()`))).toPass(OFTEN)
    },
    press: (key) => hands.press(key),
    focusReads: (words) =>
      expect(async () => {
        const read = await evaluate(textInFocus)
        if (typeof read === 'string' && words.test(read)) return
        throw new Error(`The focus does not read ${words}; it is on ${await evaluate(placeOfFocus)}`)
      }).toPass(OFTEN),
    back: () => hands.back(),
    at: (path) => expect(async () => expect(await evaluate('location.href')).toMatch(path)).toPass(OFTEN),
  }
}
