import type { BrowserContext } from '@playwright/test'

/** Moves the clock of all pages of a context by so many milliseconds. It goes on, and timers stay the browser's own. */
export const moveClock = (context: BrowserContext, byMs: number) =>
  context.addInitScript((ms) => {
    const BrowserDate = Date
    const now = () => BrowserDate.now() + ms
    globalThis.Date = new Proxy(BrowserDate, {
      construct: (date, parts, made) => Reflect.construct(date, parts.length > 0 ? parts : [now()], made),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    })
  }, byMs)
