// One address, cold and warm, beside the static page.
import type { Browser, BrowserContext } from '@playwright/test'
import { havePeaceToday } from '../lib/popups.ts'
import type { Marks, Wanted } from './marks.ts'
import { newVisitor, openSlowPage, type SlowPage, type Transfer } from './phone.ts'

const KB = 1000
/** Digits: a field of a number takes nothing else. */
const LETTERS = '1234567890'
const STROKE_MS = 180
/** Kinds of requests that can hold back others. */
const CHAINED: ReadonlySet<string> = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'])

/** What a visit is about. */
export interface Address extends Wanted {
  readonly url: string
  /** Of the member who visits it. */
  readonly session?: string | undefined
  /** Whether that member has said that no popup is wanted again today. */
  readonly hasPeace: boolean
}

/** What one address cost; times are milliseconds since the navigation started, missing ones `NaN`. */
export interface Cost {
  readonly firstPaint: number
  readonly heading: number
  readonly pictures: number
  /** Since when the form has kept what was typed. */
  readonly input: number
  readonly shift: number
  /** Blocking time of long tasks after the first paint. */
  readonly blocking: number
  /** Requests one after another before the content. */
  readonly trips: number
  readonly scriptsKb: number
  readonly aheadKb: number
  /** Style files that held back the first paint. */
  readonly styleFiles: number
  /** Content of the second visit over that of the first. */
  readonly warm: number
  /** The requests that `trips` counts, for those who look for a cause. */
  readonly chain: readonly string[]
}

const time = (mark: number) => mark || Number.NaN
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** One first visit, one second visit by the same visitor, and for a form one in which somebody types. */
export async function measureAddress(browser: Browser, address: Address): Promise<Cost> {
  const context = await visitorOf(browser, address)
  const first = await visit(context, address)
  const second = await visit(context, address)
  await context.close()
  const { marks, transfers, blockingStyles } = first
  const input = marks.field ? await typeInto(browser, address) : Number.NaN
  const content = contentOf(marks)
  const ofType = (type: string) => transfers.filter((transfer) => transfer.type === type && !transfer.isAhead)
  // Pictures are the content themselves: what counts is what they had to wait for.
  const picture = transfers.find(({ url }) => url === marks.picture)
  const chain = chainBefore(picture?.start ?? content, transfers)
  const kilobytes = (list: readonly Transfer[]) => sum(list.map(({ bytes }) => bytes)) / KB
  return {
    firstPaint: time(marks.firstPaint),
    heading: Math.max(time(marks.heading), marks.firstPaint),
    pictures: time(marks.pictures),
    input,
    shift: marks.shift,
    blocking: sum(
      marks.longTasks.filter(([start]) => start >= marks.firstPaint).map(([, duration]) => Math.max(0, duration - 50)),
    ),
    trips: chain.length,
    scriptsKb: kilobytes(ofType('Script')),
    aheadKb: kilobytes(transfers.filter(({ isAhead }) => isAhead)),
    styleFiles: blockingStyles,
    warm: contentOf(second.marks) / content,
    chain,
  }
}

async function visitorOf(browser: Browser, { session, hasPeace }: Address): Promise<BrowserContext> {
  const context = await newVisitor(browser, session)
  if (hasPeace) await havePeaceToday(context)
  return context
}

/** When a page shows what one came for: its pictures, its form, or all that is in view. */
function contentOf(marks: Marks): number {
  return time(marks.pictures || marks.field || marks.settled)
}

interface Visit {
  readonly marks: Marks
  readonly transfers: readonly Transfer[]
  readonly blockingStyles: number
}

async function visit(context: BrowserContext, address: Address): Promise<Visit> {
  const slow = await openSlowPage(context, address)
  await slow.page.goto(address.url, { waitUntil: 'commit' })
  await slow.quiet()
  const marks = await slow.page.evaluate(() => window.__marks)
  const blockingStyles = await slow.page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\.css$/.test(entry.name) && Reflect.get(entry, 'renderBlockingStatus') === 'blocking').length,
  )
  // The second visit is one with the offline shell.
  await slow.page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((found) => found && navigator.serviceWorker.ready),
  )
  await slow.page.close()
  return { marks, transfers: slow.transfers, blockingStyles }
}

/**
 * The longest row of requests of which each began when the one before had ended, and of which the last had ended at a moment.
 */
function chainBefore(moment: number, transfers: readonly Transfer[]): string[] {
  const before = transfers.filter(({ type, isAhead, end }) => end <= moment && CHAINED.has(type) && !isAhead)
  const chains = new Map<Transfer, string[]>()
  for (const transfer of before.toSorted((one, other) => one.start - other.start)) {
    const earlier = before.filter(({ end }) => end <= transfer.start).map((each) => chains.get(each) ?? [])
    const longest = earlier.toSorted((one, other) => other.length - one.length)[0] ?? []
    chains.set(transfer, [...longest, new URL(transfer.url).pathname])
  }
  return [...chains.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** What letters can be typed into: neither a name that only stands there, nor a choice, nor a number. */
const TYPED = 'main form :is(input, textarea)[name]:not([readonly], [type=radio], [type=checkbox], [type=file])'

/** Types from the moment a field is there until long after the application has taken over; says since when all was kept. */
async function typeInto(browser: Browser, address: Address): Promise<number> {
  const context = await visitorOf(browser, address)
  const slow = await openSlowPage(context, address)
  await slow.page.goto(address.url, { waitUntil: 'commit' })
  const field = slow.page.locator(TYPED).first()
  await field.waitFor()
  // What holds something already, such as a stake, is not filled in but changed.
  if ((await field.inputValue()) !== '') {
    await context.close()
    return Number.NaN
  }
  const box = await field.boundingBox()
  if (!box) throw new Error(`${address.url} has no field in view`)
  await tapAt(slow, box.x + box.width / 2, box.y + box.height / 2)
  for (const letter of LETTERS) {
    await slow.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter })
    await slow.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
    await slow.page.waitForTimeout(STROKE_MS)
  }
  await slow.quiet()
  const { typed } = await slow.page.evaluate(() => window.__marks)
  const kept = await slow.page.locator(TYPED).first().inputValue()
  await context.close()
  if (kept === '' || !LETTERS.endsWith(kept)) return Number.POSITIVE_INFINITY
  const first = typed.find(([, text]) => text.endsWith(kept.charAt(0)))
  return first?.[0] ?? Number.POSITIVE_INFINITY
}

/** A short touch. */
export async function tapAt({ cdp }: Pick<SlowPage, 'cdp'>, x: number, y: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
