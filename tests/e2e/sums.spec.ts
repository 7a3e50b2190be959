import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT, MARIA } from '../lib/lobby.ts'
import { look, unreadable } from '../lib/readable.ts'

interface Place {
  readonly path: string
  readonly account: Account
  /** The call that says the sums, and where they stand in its answer. */
  readonly call: RegExp
  readonly part: 'totals' | 'footer'
  readonly region: string
}

/** The sums of records, in cards of their own. */
const PLACES: readonly Place[] = [
  { path: '/m/transaction/record', account: MARIA, call: /\/transaction\/records\?/, part: 'totals', region: 'Sums' },
  { path: '/m/profitandloss', account: MARIA, call: /\/transaction\/pnl\?/, part: 'totals', region: 'Sums' },
  { path: '/m/agent/team/overview', account: AGENT, call: /\/agent\/.*kpi/i, part: 'footer', region: 'The team in these days' },
]
/** No text may end in an ellipsis. */
const NOTHING = ':not(*)'
const LARGE = 9_876_543_210.55
const ORDINARY = 1_250.5
const isCount = (name: string) => /bets|count$/i.test(name)

/** Opens a page whose sums all are this amount. */
async function openWith(page: Page, { path, call, part, region }: Place, amount: number) {
  await alterValue(page, call, (value) => {
    const sums = Object.entries(value[part]).map(([name, sum]) => [name, isCount(name) ? sum : amount])
    return { ...value, [part]: Object.fromEntries(sums) }
  })
  await page.goto(path)
  const card = page.getByRole('region', { name: region })
  await expect(card.locator('dl bdi').first()).toContainText(amount.toLocaleString('en', { minimumFractionDigits: 2 }))
  return card
}

/** Where the sums stand, each as it is written, and their card around them. */
const boxesIn = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).evaluate((card) => {
    const sums = [...card.querySelectorAll('bdi')]
    const list = card.querySelector('dl:has(bdi)')
    const style = list && getComputedStyle(list)
    const { left = 0, right = 0 } = list?.getBoundingClientRect() ?? {}
    const inside = {
      left: left + Number.parseFloat(style?.paddingLeft ?? '0'),
      right: right - Number.parseFloat(style?.paddingRight ?? '0'),
    }
    const isBroken = sums.some((sum) => sum.getClientRects().length > 1)
    return { inside, isBroken, sums: sums.map((sum) => sum.getBoundingClientRect().toJSON() as DOMRect) }
  })

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

for (const place of PLACES) {
  test(`A11Y the sums of ${place.path} stay apart and in their card, however large they are`, async ({ lobby, page }) => {
    await lobby.enter(place.account)
    await openWith(page, place, LARGE)
    for (const [width, letters] of [
      [320, 100],
      [344, 100],
      [360, 100],
      [390, 100],
      [320, 200],
    ] as const) {
      await look(page, { width, height: 740, letters })
      const { inside, isBroken, sums } = await boxesIn(page, place.region)
      expect(sums.length).toBeGreaterThan(2)
      // With letters twice as large there are screens on which an amount needs a second line.
      expect(isBroken && letters === 100, `${width} px`).toBe(false)
      for (const [at, sum] of sums.entries()) {
        expect(sum.left, `${width} px`).toBeGreaterThanOrEqual(inside.left - 0.5)
        expect(sum.right, `${width} px`).toBeLessThanOrEqual(inside.right + 0.5)
        for (const other of sums.slice(at + 1)) expect(isOver(sum, other), `${width} px`).toBe(false)
      }
      expect(await unreadable(page, NOTHING), `${width} px`).toEqual([])
    }
  })

  test(`the sums of ${place.path} stand in two columns of equal width`, async ({ lobby, page }) => {
    await lobby.enter(place.account)
    await openWith(page, place, ORDINARY)
    for (const width of [360, 390, 480]) {
      await look(page, { width, height: 740, letters: 100 })
      const { inside, sums } = await boxesIn(page, place.region)
      const starts = [...new Set(sums.map(({ left }) => Math.round(left)))]
      expect(starts, `${width} px`).toHaveLength(2)
      const [first = 0, second = 0] = starts
      const gap = 12
      expect(Math.abs(second - first - gap - (inside.right - second)), `${width} px`).toBeLessThanOrEqual(2)
    }
  })
}
