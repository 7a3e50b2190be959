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

test('APP-31 POP-01 home waits as the category of its address, and asks for no hot games then', async ({ lobby: _, page }) => {
  const release = await holdScripts(page)
  const search = page.locator('main').getByRole('searchbox')
  for (const path of ['/m/home', '/', '/m/home?category=HOT']) {
    const hotGames = page.waitForResponse(/\/wps\/game\/hot\?/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(search, path).toBeVisible()
    await hotGames
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/m/home?category=SPORTS', '/?category=SPORTS']) {
    const vendors = page.waitForResponse(/\/wps\/game\/vendors\?/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main [aria-busy="true"]').first(), path).toBeAttached()
    await expect(search, path).toHaveCount(0)
    await vendors
  }
  release()
  await expect(page.getByRole('button', { name: 'Sports', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(asked.filter((url) => url.includes('/wps/game/hot?'))).toEqual([])
})

test('APP-31 the lottery centre waits as the part that its address names, and fetches no pictures for another one', async ({
  lobby: _,
  page,
}) => {
  const release = await holdScripts(page)
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  const chosen = page.locator('main [aria-pressed="true"]')
  for (const [search, name] of [
    ['?view=results', 'Vietnam results'],
    ['?view=ranking', 'Ranking'],
    ['?view=orders', 'My bets'],
  ] as const) {
    const answer = page.waitForResponse(/\/wps\/game\/lotteries/)
    await page.goto(`/m/lottery${search}`, { waitUntil: 'commit' })
    await expect(chosen).toHaveText([name])
    await answer
  }
  expect(pictures.filter((url) => url.includes('/art/'))).toEqual([])
  await page.goto('/m/lottery?view=lotteries', { waitUntil: 'commit' })
  await expect(chosen).toHaveText(['Lotteries'])
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
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
