import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

/** The rules of WCAG 2.2 AA. */
export const WCAG: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects nothing against WCAG 2.2 AA, nor against what the checker calls good practice, on the page as it stands, its frames
 * included, or in the part of it that a selector names. `tags` are other rules.
 */
export async function axe(
  page: Page,
  what = 'accessibility',
  part?: string,
  tags: readonly string[] = [...WCAG, 'best-practice'],
): Promise<void> {
  await page.evaluate(whatFadesIsThere)
  // Frames are checked one by one and put together on a page of their own; without any, the page does it all itself, with the
  // checker that it keeps until it is left: the builder alone would load it twice each time.
  const isAlone = page.frames().length === 1
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const builder = new AxeBuilder({ page, ...(isAlone && { axeSource: 'void 0' }) })
    // Of what is in order nothing is told, so that nothing of it has to be described.
    .options({ runOnly: [...tags], resultTypes: ['violations'] })
    .setLegacyMode(isAlone)
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, what).toEqual([])
}

/** Waits for what fades or moves in: letters that are half there have too little contrast. What moves without an end is left alone. */
const whatFadesIsThere = async () => {
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY
  })
  // One that is taken away with its element does not end.
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
}
