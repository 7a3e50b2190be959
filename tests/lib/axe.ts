import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects nothing against WCAG 2.2 AA on the page as it stands, its frames included, or in the part of it that a selector names. */
export async function axe(page: Page, what = 'accessibility', part?: string): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const builder = new AxeBuilder({ page }).withTags(tags)
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, what).toEqual([])
}
