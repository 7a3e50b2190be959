import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { linesOf, toTheEnd, toTheTop, winners } from '../lib/homeBlocks.ts'

test.describe('winners', () => {
  const running = (page: Page) =>
    page.evaluate(() => {
      const board = [...document.querySelectorAll('[role=group]')].find((each) => each.ariaLabel?.startsWith('Winners'))
      return document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect instanceof KeyframeEffect && board?.contains(effect.target),
        ).length
    })

  test('WIN-01 a winner’s entry launches the game', async ({ lobby, page }) => {
    await lobby.logIn()
    await toTheEnd(page)
    const first = winners(page).getByRole('button').first()
    await expect(first).toContainText(/\*\*\*.* Just won in/)
    await expect(first).toContainText(/₱[\d,]+\.\d\d$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await first.click()
    await expect(page).toHaveURL(/\/m\/launchGame\?/)
  })

  test('WIN-02 the highest win stands first; the entries go by only while they are seen', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page).getByRole('button')).toHaveCount(20)
    const amounts = (await winners(page).getByRole('button').allTextContents()).map((line) =>
      Number(/₱([\d,.]+)$/.exec(line)?.[1]?.replace(/,/g, '')),
    )
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    await expect.poll(() => running(page)).toBe(1)
    await toTheTop(page)
    await expect.poll(() => running(page)).toBe(0)
    await toTheEnd(page)
    await expect.poll(() => running(page)).toBe(1)
    const heading = page.getByRole('heading', { name: 'Latest winners' }).locator('..')
    await heading.getByRole('button', { name: 'Stop the movement' }).click()
    await expect.poll(() => running(page)).toBe(0)
    await heading.getByRole('button', { name: 'Go on moving' }).click()
    await expect.poll(() => running(page)).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => running(page)).toBe(0)
    await expect(winners(page).getByRole('button')).toHaveCount(20)
  })

  test('three winners are in sight where names are long: the amount makes room', async ({ lobby, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const gameName = 'Makapangyarihang Dragon'
    await alterValue(page, '**/wps/game/winners?*', (value) =>
      value.slice(0, 3).map(({ vo }: { vo: object }) => ({ vo: { ...vo, gameName } })),
    )
    await lobby.openHome()
    await toTheEnd(page)
    const names = winners(page).getByText(gameName, { exact: true })
    await expect(names).toHaveCount(3)
    for (const name of await names.all()) expect(await name.evaluate(linesOf)).toBe(1)
    await expect(winners(page).getByText('₱').last()).toBeInViewport({ ratio: 1 })
  })

  test('WIN-02 three winners stand still', async ({ lobby, page }) => {
    await alterValue(page, '**/wps/game/winners?*', (value) => value.slice(0, 3))
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page).getByRole('button')).toHaveCount(3)
    expect(await running(page)).toBe(0)
  })

  test('WIN-03 a change of language asks again, once', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page)).toBeVisible()
    await toTheTop(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('button', { name: 'Tagalog' }).click()
    await expect(page.getByRole('heading', { name: 'Mga bagong nanalo' })).toBeAttached()
    await expect.poll(() => lobby.callsOf('listWinners')).toBe(2)
  })
})
