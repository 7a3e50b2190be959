// From a home page at rest to the next screen, and what home costs while nobody touches it.
import type { Browser, Locator, Page } from '@playwright/test'
import { havePeaceToday } from '../lib/popups.ts'
import type { TapMarks } from './marks.ts'
import { CPU_SLOWDOWN, newVisitor, openSlowPage } from './phone.ts'
import { tapAt } from './visit.ts'

const REST_MS = 10_000

/** A tap on home: what is touched, and the heading of the screen it leads to. */
export interface Tap {
  readonly name: string
  readonly target: (page: Page) => Locator
  readonly heading: string
  /** Home leads there, so it was fetched while the page was idle. */
  readonly isNext: boolean
  /** The query of the home page it is tapped on. */
  readonly query?: string
  readonly session?: string
}

/** What a tap that nothing answers has. */
const NEVER: TapMarks = { frame: Number.POSITIVE_INFINITY, heading: Number.POSITIVE_INFINITY }

/** How soon a tap is answered, by the frame and by the heading of the next screen. */
export async function measureTap(browser: Browser, home: string, tap: Tap): Promise<TapMarks> {
  const context = await newVisitor(browser, tap.session)
  // A popup would lie over what is tapped.
  await havePeaceToday(context)
  const slow = await openSlowPage(context, { heading: '' })
  await slow.page.goto(home + (tap.query ?? ''), { waitUntil: 'commit' })
  await slow.quiet()
  const target = tap.target(slow.page).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${tap.name}: nothing to tap`)
  const arrived = slow.page.evaluate((heading) => window.__watchTap(heading), tap.heading)
  // The page looks out before the finger comes.
  await slow.page.evaluate(() => undefined)
  await tapAt(slow, box.x + box.width / 2, box.y + box.height / 2)
  const marks = await Promise.race([arrived, slow.page.waitForTimeout(15_000).then(() => NEVER)])
  await context.close()
  return marks
}

/** The part of a slow processor that home takes while it is only looked at, in percent. */
export async function measureRest(browser: Browser, home: string): Promise<number> {
  const context = await newVisitor(browser)
  const slow = await openSlowPage(context, { heading: '' })
  await slow.page.goto(home, { waitUntil: 'commit' })
  await slow.quiet()
  await slow.page.waitForTimeout(2_000)
  // The thread's own time at full speed is exact also where other work shares the machine.
  await slow.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slow.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async () => {
    const { metrics } = await slow.cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await taskMs()
  await slow.page.waitForTimeout(REST_MS)
  const after = await taskMs()
  await context.close()
  return ((after - before) * CPU_SLOWDOWN * 100) / REST_MS
}
