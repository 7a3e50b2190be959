import { expect, type Locator, type Page } from '@playwright/test'

export interface Finger {
  down: () => Promise<void>
  /** Moves by so many pixels from where it came down, in steps as a finger does. */
  moveBy: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

/** A finger on the middle of an element: real touch events, which the browser may take for scrolling. */
export async function fingerOn(page: Page, target: Locator): Promise<Finger> {
  let start = { x: 0, y: 0 }
  // A list that draws anew meanwhile has other elements at the same place, and a new dialog takes no finger for a moment.
  await expect(async () => {
    await target.click({ trial: true, timeout: 1_000 })
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing to touch')
    start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }).toPass({ intervals: [50] })
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = start.x, y = start.y) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  return {
    down: async () => void (await send('touchStart')),
    async moveBy(x, y) {
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', start.x + x * part, start.y + y * part)
    },
    up: async () => void (await send('touchEnd')),
  }
}

/** Presses an element and leaves it before the button is up, so that nothing is opened. */
export async function pressAndLeave(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await page.mouse.down()
  await page.mouse.move(1, 1)
  await page.mouse.up()
}
