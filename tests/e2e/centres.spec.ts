import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'

// Results are compared from page to page, and no draw comes between.
test.use({ betweenDraws: true })

const VN = 'TCG_LOTTO_VN_ELOTT_1'
const main = (page: Page) => page.getByRole('main')
const choice = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: typeof name === 'string' })
const ranking = (page: Page) => main(page).getByRole('list', { name: 'Ranking by winnings' })

test.describe('the lottery centre', () => {
  test('LAUNCH-06 narrows its lotteries to a group, and the address keeps it', async ({ lobby: _, page }) => {
    await page.goto('/m/lottery')
    const tiles = page.getByRole('region', { name: 'Lottery' }).getByRole('article')
    await expect(tiles).toHaveCount(22)
    await choice(page, 'Groups of lotteries', 'Vietnam').tap()
    await expect(page).toHaveURL(/\/m\/lottery\?group=vn$/)
    await expect(tiles).toHaveCount(12)
    await page.reload()
    await expect(choice(page, 'Groups of lotteries', 'Vietnam')).toHaveAttribute('aria-pressed', 'true')
    await expect(tiles).toHaveCount(12)
    await choice(page, 'Groups of lotteries', 'All').tap()
    await expect(tiles).toHaveCount(22)
  })

  test('LOTT-03 the results of a Vietnamese lottery are those of its page, by tier, region and day', async ({
    lobby: _,
    page,
  }) => {
    await page.goto('/m/lottery')
    await choice(page, 'Parts of the lottery centre', 'Vietnam results').tap()
    await expect(page).toHaveURL(/view=results$/)
    await expect(main(page).getByRole('region')).toHaveCount(12)
    await choice(page, 'Region', 'South').tap()
    const first = main(page).getByRole('region').first()
    await expect(first.getByText('South', { exact: true })).toBeVisible()
    await expect(first.getByRole('term')).toHaveCount(9)
    const special = await first.getByRole('definition').first().textContent()
    const draw = /Draw (\d{8}-\d{4})/.exec((await first.getByText(/^Draw /).textContent()) ?? '')?.[1] ?? ''
    await first.getByRole('link', { name: /^Play / }).tap()
    await expect(page).toHaveURL(/\/m\/startLottery\?code=TCG_LOTTO_VN_/)
    await page.goto(page.url().concat('&view=trends'))
    const drawn = main(page)
      .getByRole('listitem')
      .filter({ hasText: `Draw ${draw}` })
    await expect(drawn.getByRole('list', { name: 'Numbers' }).getByRole('listitem').first()).toHaveText(special ?? '')
  })

  test('LOTT-03 a day without a draw says so', async ({ lobby: _, page }) => {
    await page.goto('/m/lottery?view=results&day=2099-01-01')
    await expect(main(page).getByText('No draw on this day yet')).toBeVisible()
    await choice(page, 'Day', /^\d{4}-\d{2}-\d{2}$/)
      .nth(2)
      .tap()
    await expect(main(page).getByRole('region')).toHaveCount(12)
  })
})

test('LOTT-04 the numbers of a Vietnamese lottery are counted as one chooses; other lotteries have none', async ({
  lobby: _,
  page,
}) => {
  await page.goto(`/m/startLottery?code=${VN}`)
  await choice(page, 'Parts of the game', 'Numbers').tap()
  const rows = main(page).getByRole('row')
  await expect(rows).toHaveCount(101)
  await choice(page, 'Prizes that count', 'Special prize').tap()
  await choice(page, 'Draws that count', '30 draws').tap()
  await expect(main(page).getByRole('table', { name: 'The last two digits in 30 draws' })).toBeVisible()
  await choice(page, 'Order of the numbers', 'Longest missing').tap()
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('Not yet')
  await choice(page, 'Order of the numbers', '00 to 99').tap()
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText('00')
  await page.goto('/m/startLottery?code=ELOTT_ELOTT_1&view=numero')
  await expect(choice(page, 'Parts of the game', 'Bet')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, 'Parts of the game', 'Numbers')).toHaveCount(0)
})

test.describe('the ranking', () => {
  test('LAUNCH-02 LOTT-05 of lotteries is of games and of players, and a tap plays the lottery', async ({ lobby: _, page }) => {
    await page.goto('/m/lottery')
    await choice(page, 'Parts of the lottery centre', 'Ranking').tap()
    await choice(page, 'Period', '7 days').tap()
    const games = ranking(page).getByRole('button')
    await expect(games.nth(5)).toBeVisible()
    await choice(page, 'Ranking of', 'Players').tap()
    await expect(ranking(page).getByRole('listitem').first()).toContainText('*')
    await expect(games).toHaveCount(0)
    await page.reload()
    await expect(ranking(page).getByRole('listitem').first()).toContainText('*')
    await choice(page, 'Ranking of', 'Games').tap()
    await games.first().tap()
    await expect(page).toHaveURL(/\/m\/startLottery\?/)
  })

  test('LAUNCH-05 LOTT-05 of all games launches one, and a guest logs in first', async ({ lobby, page }) => {
    await page.goto('/m/gameCenter')
    await choice(page, 'Categories', 'Ranking').tap()
    await expect(page).toHaveURL(/\/m\/gameCenter\?view=ranking$/)
    await ranking(page).getByRole('button').first().tap()
    await expect(page).toHaveURL(/\/m\/login$/)
    await lobby.enter(MARIA)
    await page.goto('/m/gameCenter?view=ranking')
    await ranking(page).getByRole('button').first().tap()
    await expect(page).toHaveURL(/\/m\/launchGame\?category=(RNG|FISH)/)
  })

  test.describe('with nothing on offer', () => {
    test.use({ mock: { scenario: 'empty' } })
    test('LOTT-05 is empty and says so', async ({ lobby: _, page }) => {
      await page.goto('/m/lottery?view=ranking')
      await expect(main(page).getByText('Nobody has won here yet')).toBeVisible()
    })
  })
})

test('POP-07 the game centre is narrowed to a category, with how many games it has', async ({ lobby: _, page }) => {
  await page.goto('/m/gameCenter')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(10)
  await choice(page, 'Categories', /^Fishing · \d+$/).tap()
  await expect(page).toHaveURL(/\/m\/gameCenter\?menu=FISH$/)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Fishing'])
  await choice(page, 'Categories', 'All').tap()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(10)
})
