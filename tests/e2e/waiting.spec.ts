import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { AGENT } from '../lib/lobby.ts'

/** Addresses whose query asks for another screen, and a control that their own screen waits with. */
const OTHERS = [
  ['/m/voucherCenter', '?order=D1', 'textbox'],
  ['/m/message', '?id=1', 'button'],
  ['/m/member/team', '?to=newbie77', 'searchbox'],
  ['/m/agentRegister', '?way=link', 'textbox'],
] as const

test('APP-31 a page waits as the screen that its query asks for, and not as its own', async ({ lobby: _, page }) => {
  const release = await holdScripts(page)
  for (const [path, search, control] of OTHERS) {
    const controls = page.locator('main').getByRole(control)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(controls.first(), path).toBeVisible()
    await page.goto(path + search, { waitUntil: 'commit' })
    await expect(page.locator('main > *').first(), path).toBeAttached()
    await expect(controls, path + search).toHaveCount(0)
  }
  // A value that asks for nothing else.
  await page.goto('/m/message?id=all', { waitUntil: 'commit' })
  await expect(page.locator('main').getByRole('button').first()).toBeVisible()
  release()
})

test('ROUTE-03 AGENT-07 an address that changes only its query shows the other screen, and the first again', async ({
  lobby,
  page,
}) => {
  await lobby.enter(AGENT)
  await page.goto('/m/agentRegister')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await page.getByRole('link', { name: 'By a link' }).click()
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open it here' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
})
