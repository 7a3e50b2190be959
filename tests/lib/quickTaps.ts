import type { Locator, Page } from '@playwright/test'

/** Taps at one place, between which animations hardly move on, however long the test takes. */
export async function quickTaps(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const speed = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  return {
    async tap(target: Locator) {
      await speed(1)
      await target.click({ trial: true })
      await speed(0.01)
      await target.click()
    },
    /** The mouse still is where `tap` has left it. */
    async tapAgain() {
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}
