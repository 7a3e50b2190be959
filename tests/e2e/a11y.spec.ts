import type { Locator, Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { AGENT, type Lobby } from '../lib/lobby.ts'
import { toNextRain } from '../lib/rain.ts'
import { longRange } from '../lib/siteDay.ts'

/** A screen, how one comes to it in any language, and whether a member is logged in. */
interface View {
  name: string
  open: (page: Page, lobby: Lobby) => Promise<unknown>
  /** What stands there once it is complete. */
  ready: (page: Page) => Locator
  asMember?: true
  asAgent?: true
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const menu = (page: Page) => page.getByRole('banner').getByRole('button').first().click()
const submit = (page: Page) => page.locator('form button[type=submit]').click()

const VIEWS: readonly View[] = [
  { name: 'home', open: (page) => page.goto('/m/home'), ready: (page) => page.getByRole('article').nth(5) },
  {
    name: 'home of a member',
    open: (page) => page.goto('/m/home'),
    ready: (page) => page.getByText('1,250.50'),
    asMember: true,
  },
  {
    name: 'vendors of a category',
    open: (page) => page.goto('/m/home?category=SPORTS'),
    ready: (page) => page.getByRole('button', { name: /Command Sports/ }),
  },
  {
    name: 'a block that failed',
    async open(page, lobby) {
      lobby.expectFailedCalls()
      lobby.backend.fault('listHotGames', '401')
      lobby.backend.fault('listVendors', '401')
      await page.goto('/m/home')
    },
    ready: (page) => page.getByRole('alert').first(),
  },
  {
    name: 'game list',
    open: (page) => page.goto('/m/gameList?gameType=RNG'),
    ready: (page) => page.getByRole('article').nth(5),
  },
  {
    name: 'game list without a match',
    open: (page) => page.goto('/m/gameList?gameType=RNG&gameName=zzz'),
    ready: (page) => page.getByRole('status').getByRole('button'),
  },
  { name: 'login', open: (page) => page.goto('/m/login'), ready: (page) => page.locator('input[name=password]') },
  {
    name: 'login with empty fields',
    async open(page) {
      await page.goto('/m/login')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=password][aria-invalid=true]'),
  },
  {
    name: 'login with a captcha and a refusal',
    async open(page) {
      await page.goto('/m/login')
      await page.locator('input[name=username]').fill('maria88')
      await page.locator('input[name=password]').fill('Wrong88pass')
      await submit(page)
    },
    ready: (page) => page.locator('form img'),
  },
  {
    name: 'login by SMS',
    async open(page) {
      await page.goto('/m/login')
      await page.getByRole('tab').nth(1).click()
      await page.locator('input[name=mobileNum]').fill('9171234567')
    },
    ready: (page) => page.locator('select'),
  },
  {
    name: 'a forgotten password by phone',
    async open(page) {
      await page.goto('/m/forget')
      await page.locator('input[name=newPassword]').fill('short')
    },
    ready: (page) => page.locator('input[name=newPassword][aria-invalid=true]'),
  },
  {
    name: 'a forgotten password by e-mail, with empty fields',
    async open(page) {
      await page.goto('/m/forget')
      await page.getByRole('tab').nth(1).click()
      await submit(page)
    },
    ready: (page) => page.locator('input[name=email][aria-invalid=true]'),
  },
  {
    name: 'a change of password with empty fields',
    async open(page) {
      await page.goto('/m/changePsw')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=confirmNewPassword][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'the betting record with an entry open',
    async open(page) {
      await page.goto('/m/gameRecord?range=lastMonth')
      await page.getByRole('region').last().getByRole('button').first().click()
    },
    ready: (page) => page.getByRole('dialog').locator('dl'),
    asMember: true,
  },
  {
    name: 'a load record with days that are refused',
    async open(page) {
      await page.goto('/m/vouReport?from=2026-01-01&to=2026-01-02')
      await page.locator('input[name=from]').fill('2026-01-03')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=to][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'profit and loss',
    open: (page) => page.goto('/m/profitandloss?range=lastMonth'),
    ready: (page) => page.locator('figure').last(),
    asMember: true,
  },
  {
    name: 'the rebate report with an entry open',
    async open(page) {
      await page.goto(`/m/member/rebateReport?${longRange()}`)
      await page.getByRole('region').last().getByRole('button').first().click()
    },
    ready: (page) => page.getByRole('dialog').locator('dl'),
    asMember: true,
  },
  {
    name: 'the manual rebate',
    open: (page) => page.goto('/m/member/manualRebate'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(5),
    asMember: true,
  },
  {
    name: 'the missions of the leaderboard',
    open: (page) => page.goto('/m/leaderBoard'),
    ready: (page) => page.getByRole('progressbar').nth(5),
    asMember: true,
  },
  {
    name: 'the ranking of the leaderboard',
    open: (page) => page.goto('/m/leaderBoard?tab=ranking'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(14),
    asMember: true,
  },
  {
    name: 'the security centre',
    open: (page) => page.goto('/m/securityCenter'),
    ready: (page) => page.getByText('m***a@mail.example'),
    asMember: true,
  },
  {
    name: 'a deposit limit that is none',
    async open(page) {
      await page.goto('/m/responsibleGaming')
      await page.getByRole('listitem').getByRole('button').first().click()
      await page.locator('input[name=amount]').fill('x')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=amount][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'a proof of identity with empty fields',
    async open(page) {
      await page.goto('/m/kyc')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=realName][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'a new bank card with empty fields',
    async open(page) {
      await page.goto('/m/securityCenter?item=bankCards')
      await page.getByRole('dialog').getByRole('button').last().click()
      await submit(page)
    },
    ready: (page) => page.locator('input[name=number][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'deposit with wrong fields',
    async open(page) {
      await page.goto('/m/voucherCenter')
      await page.locator('input[name=amount]').fill('1e9')
      await submit(page)
    },
    ready: (page) => page.locator('input[name=amount][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'withdraw with empty fields',
    async open(page) {
      await page.goto('/m/withdraw')
      await page.getByRole('combobox').waitFor()
      await submit(page)
    },
    ready: (page) => page.locator('select[name=cardId][aria-invalid=true]'),
    asMember: true,
  },
  {
    name: 'the agreement',
    open: (page) => page.goto('/m/useragreement'),
    ready: (page) => page.getByRole('main').getByRole('heading').nth(3),
  },
  {
    name: 'help centre',
    open: (page) => page.goto('/m/help'),
    ready: (page) => page.getByRole('article').getByRole('listitem').first(),
  },
  {
    name: 'a promotion to take part in',
    open: (page) => page.goto('/m/activityDetail?id=602'),
    ready: (page) => page.locator('textarea[name=comment]'),
    asMember: true,
  },
  {
    name: 'reward centre',
    open: (page) => page.goto('/m/rewardCenter'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(1),
    asMember: true,
  },
  {
    name: 'inbox',
    open: (page) => page.goto('/m/webEmail'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(3),
    asMember: true,
  },
  {
    name: 'a message',
    open: (page) => page.goto('/m/message?id=1001'),
    ready: (page) => page.getByRole('article').getByRole('listitem').first(),
    asMember: true,
  },
  {
    name: 'feedback with an empty text',
    async open(page) {
      await page.goto('/m/feedback')
      await submit(page)
    },
    ready: (page) => page.locator('textarea[aria-invalid=true]'),
    asMember: true,
  },
  { name: 'not found', open: (page) => page.goto('/m/nowhere'), ready: (page) => page.getByRole('main').getByRole('link') },
  {
    name: 'maintenance',
    async open(page, lobby) {
      lobby.expectFailedCalls()
      lobby.backend.scenario = 'maintenance'
      await page.goto('/m/home')
    },
    ready: (page) => page.getByRole('status').getByRole('button'),
  },
  {
    name: 'maintenance at its route',
    open: (page) => page.goto('/m/maintenance'),
    ready: (page) => page.getByRole('status').getByRole('button'),
  },
  {
    name: 'restricted',
    async open(page, lobby) {
      lobby.expectFailedCalls()
      lobby.backend.scenario = 'restricted'
      await page.goto('/m/home')
    },
    ready: (page) => page.getByRole('status').getByRole('button'),
  },
  {
    name: 'member centre',
    open: (page) => page.goto('/m/member/home'),
    ready: (page) => page.getByRole('main').getByRole('listitem').last().getByRole('button'),
    asMember: true,
  },
  {
    name: 'settings',
    open: (page) => page.goto('/m/set'),
    ready: (page) => page.getByRole('main').getByRole('button').last(),
    asMember: true,
  },
  {
    name: 'the VIP room',
    open: (page) => page.goto('/m/member/benefits'),
    ready: (page) => page.getByRole('main').getByRole('progressbar'),
    asMember: true,
  },
  {
    name: 'the invitation of friends',
    open: (page) => page.goto('/m/inviteFriends'),
    ready: (page) => page.getByText('ku***oy'),
    asMember: true,
  },
  {
    name: 'the agent home',
    open: (page) => page.goto('/m/agent'),
    ready: (page) => page.getByRole('main').getByRole('definition').nth(3),
    asAgent: true,
  },
  {
    name: 'the members of a team',
    open: (page) => page.goto('/m/member/team?upline=north01'),
    ready: (page) => page.getByRole('main').getByRole('button', { name: /noel23/ }),
    asAgent: true,
  },
  {
    name: 'a member of a team',
    async open(page) {
      await page.goto('/m/member/team?search=noel')
      await page
        .getByRole('main')
        .getByRole('button', { name: /noel23/ })
        .click()
    },
    ready: (page) => dialog(page).getByRole('definition').nth(8),
    asAgent: true,
  },
  {
    name: 'money for the team',
    open: (page) => page.goto('/m/member/team?to=noel23,ella26'),
    ready: (page) => page.getByRole('main').getByRole('textbox').nth(1),
    asAgent: true,
  },
  {
    name: 'the overview of a team',
    open: (page) => page.goto('/m/agent/team/overview'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(4),
    asAgent: true,
  },
  {
    name: 'profit and loss of a team',
    open: (page) => page.goto('/m/agent/team/pnl?range=lastMonth'),
    ready: (page) => page.getByRole('main').getByRole('table').first(),
    asAgent: true,
  },
  {
    name: 'the betting of a team',
    open: (page) => page.goto('/m/teamBetting?range=lastMonth&account=north01'),
    ready: (page) => page.getByRole('main').getByText('₱').first(),
    asAgent: true,
  },
  {
    name: 'the record of a team',
    open: (page) => page.goto('/m/transaction/record?types=A&range=lastMonth'),
    ready: (page) => page.getByRole('main').getByText('₱').first(),
    asAgent: true,
  },
  {
    name: 'the notices for agents',
    open: (page) => page.goto('/m/member/notice?types=A'),
    ready: (page) => page.getByRole('main').getByRole('heading').nth(1),
    asAgent: true,
  },
  {
    name: 'opening an account',
    open: (page) => page.goto('/m/agentRegister'),
    ready: (page) => page.locator('form button[type=submit]'),
    asAgent: true,
  },
  {
    name: 'links of an agent',
    async open(page) {
      await page.goto('/m/agentRegister?way=link')
      await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()
      await submit(page)
    },
    ready: (page) => page.getByRole('main').getByText('affiliateCode='),
    asAgent: true,
  },
  {
    name: 'rates of a member',
    async open(page) {
      await page.goto('/m/member/agent/agentRebeat')
      await page.getByRole('button', { name: /maria88/ }).click()
    },
    ready: (page) => dialog(page).getByRole('textbox').nth(8),
    asAgent: true,
  },
  {
    name: 'the rebate of an agent',
    open: (page) => page.goto('/m/member/teamRebate'),
    ready: (page) => page.getByRole('main').getByRole('listitem').first(),
    asAgent: true,
  },
  {
    name: 'a contract of an agent',
    open: (page) => page.goto('/m/member/agent/getSalaryContract'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(4),
    asAgent: true,
  },
  {
    name: 'the form that offers a contract',
    async open(page) {
      await page.goto('/m/member/agent/getSalaryContract')
      await page.getByRole('main').getByRole('button').last().click()
    },
    ready: (page) => dialog(page).locator('form button[type=submit]'),
    asAgent: true,
  },
  {
    name: 'an agent without a contract',
    async open(page, lobby) {
      await lobby.enter({ username: 'agent02', password: 'Agent02pass' })
      await page.goto('/m/member/agent/getSalaryContract')
    },
    ready: (page) =>
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ has: page.getByRole('paragraph') }),
  },
  {
    name: 'the dividends of an agent',
    open: (page) => page.goto('/m/member/agent/agentDivident?range=lastMonth'),
    ready: (page) => page.getByRole('main').getByText('15%').first(),
    asAgent: true,
  },
  {
    name: 'the red envelope rain',
    async open(page, lobby) {
      toNextRain(lobby)
      await page.goto('/m/redRain')
    },
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(11),
    asAgent: true,
  },
  {
    name: 'an open envelope',
    async open(page, lobby) {
      toNextRain(lobby)
      await page.goto('/m/redRain')
      await page.getByRole('main').getByRole('listitem').nth(3).getByRole('button').click()
      await page.getByRole('main').getByRole('list').waitFor({ state: 'detached' })
    },
    ready: (page) => page.getByRole('main').getByRole('timer'),
    asAgent: true,
  },
  {
    name: 'a launched game',
    async open(page, lobby) {
      // The checker itself puts styles into the frame, whose policy refuses them.
      lobby.expectComplaint(/style-src/)
      await page.goto('/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true')
    },
    ready: (page) => page.locator('iframe').contentFrame().getByRole('radio').first(),
    asMember: true,
  },
  {
    name: 'a lottery’s game',
    open: (page) => page.goto('/m/startLottery?code=ELOTT_ELOTT_1'),
    ready: (page) => page.getByRole('main').locator('input[name=multiple]'),
  },
  {
    name: 'a lottery’s trends',
    open: (page) => page.goto('/m/startLottery?code=ELOTT_ELOTT_1&view=trends'),
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).last(),
  },
  {
    name: 'the Vietnamese results',
    open: (page) => page.goto('/m/lottery?view=results'),
    ready: (page) => page.getByRole('main').getByRole('region').nth(3),
  },
  {
    name: 'the numbers of a Vietnamese lottery',
    open: (page) => page.goto('/m/startLottery?code=TCG_LOTTO_VN_ELOTT_1&view=numero'),
    ready: (page) => page.getByRole('rowheader').first(),
  },
  ...['ELOTT_ELOTT_1', 'TCG_LOTTO_VN_ELOTT_1'].map((code) => ({
    name: `the numbers of ${code} before the draw that is awaited`,
    async open(page: Page) {
      await alterValue(page, new RegExp(`/lgw/games/${code}(\\?|$)`), (value) => ({
        ...value,
        drawing: value.results[0].drawNo,
      }))
      await page.goto(`/m/startLottery?code=${code}&view=trends`)
    },
    ready: (page: Page) => page.getByText(/is being drawn|^Binubunot/),
  })),
  {
    name: 'a ranking',
    open: (page) => page.goto('/m/gameCenter?view=ranking'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(3),
  },
  {
    name: 'bet slip',
    async open(page) {
      await page.goto('/m/startLottery?code=ELOTT_ELOTT_1')
      await page.getByRole('main').getByRole('button').nth(11).waitFor()
      await page.locator('input[name=multiple]').waitFor()
      await page.getByRole('main').locator('fieldset').getByRole('button').first().click()
      await page.locator('input[name=multiple]').press('Enter')
      await page.getByRole('main').getByRole('button').last().click()
    },
    ready: (page) => dialog(page).getByRole('listitem'),
  },
  {
    name: 'a launch that failed',
    open: (page) => page.goto('/m/launchGame'),
    ready: (page) => page.getByRole('alert').getByRole('button'),
  },
  {
    name: 'menu',
    async open(page) {
      await page.goto('/m/home')
      await menu(page)
    },
    ready: (page) => dialog(page).getByRole('listitem').nth(11),
    asMember: true,
  },
  {
    name: 'language sheet',
    async open(page) {
      await page.goto('/m/set')
      await page.getByRole('main').getByRole('button').first().click()
    },
    ready: (page) => dialog(page).getByRole('listitem').nth(1),
    asMember: true,
  },
  { name: 'login sheet', open: (page) => page.goto('/m/set'), ready: (page) => dialog(page).getByRole('link').nth(1) },
  {
    name: 'prompt',
    async open(page) {
      await page.goto('/m/set')
      await page.getByRole('main').getByRole('button').last().click()
    },
    ready: (page) => dialog(page).getByRole('button').nth(1),
    asMember: true,
  },
]

/** Nothing may stand beyond the edges of the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * On a page that reads right to left, names and numbers with a direction of their own that do not begin where the lines around
 * them do. HTML of the server keeps to its own direction, and what stands in the middle or at the end was put there.
 */
const strays = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('bdi, body [dir]')].flatMap((element) => {
      const { direction, display, textAlign, paddingRight } = getComputedStyle(element)
      const around = element.parentElement && getComputedStyle(element.parentElement)
      if (direction !== 'ltr' || around?.direction !== 'rtl' || display.startsWith('inline')) return []
      if (!['start', 'left'].includes(textAlign) || element.querySelector('p, li:not([data-number]), table')) return []
      const content = document.createRange()
      content.selectNodeContents(element)
      const gap =
        element.getBoundingClientRect().right - Number.parseFloat(paddingRight) - content.getBoundingClientRect().right
      return content.getBoundingClientRect().width > 0 && gap > 2 ? [`${element.textContent}: ${Math.round(gap)} px off`] : []
    }),
  )

// Colours are judged at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open, ready, asMember, asAgent } of VIEWS) {
  test(`A11Y ${name}: usable by everyone, in both languages and directions, at 360 px`, async ({ lobby, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const language of ['EN', 'TY']) {
      await test.step(language, async () => {
        await lobby.startAnew()
        await page.addInitScript((code) => {
          // The frame of a game has no storage.
          if (self.origin !== 'null') localStorage.setItem('lobbykit.language', code)
        }, language)
        if (asMember) await lobby.enter()
        if (asAgent) await lobby.enter(AGENT)
        await open(page, lobby)
        await expect(ready(page), language).toBeVisible()
        await axe(page, language)
        expect(await overflow(page), language).toBe(0)
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl'
        })
        if (language === 'EN') await axe(page, `${language}, right to left`)
        expect(await overflow(page), `${language}, right to left`).toBe(0)
        expect(await strays(page), `${language}, right to left`).toEqual([])
      })
    }
  })
}

/** Targets that a finger 44 px wide would miss: what lies under its edges belongs to something else. */
const tooSmall = (targets: Locator) =>
  targets.evaluateAll((all) =>
    all.flatMap((target) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width === 0) return []
      const [x, y] = [left + width / 2, top + height / 2]
      // Half of 44, less the pixel that hit testing rounds away.
      const reach = 21
      const misses = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].filter(([atX = 0, atY = 0]) => !target.contains(document.elementFromPoint(atX, atY)))
      return misses.length > 0 ? [`${target.getAttribute('aria-label') ?? target.textContent}: ${width} × ${height}`] : []
    }),
  )

test('A11Y what a finger taps in header, tab bar and forms is at least 44 px', async ({ lobby, page }) => {
  await lobby.openHome()
  const tabs = page.getByRole('navigation', { name: 'Main places' })
  const bars = page.getByRole('banner').or(tabs).locator('a, button')
  expect(await bars.count()).toBeGreaterThan(6)
  expect(await tooSmall(bars)).toEqual([])
  await page.goto('/m/login')
  const form = page.locator(
    'header a, form :is(button, input:not([type=checkbox]), select, label:has(input)), nav :is(a, button)',
  )
  await expect(form.first()).toBeVisible()
  expect(await tooSmall(form)).toEqual([])
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9')
  expect(await tooSmall(form)).toEqual([])
  await lobby.logIn()
  await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible()
  expect(await tooSmall(bars)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog').locator('a, button')
  // For a moment a new dialog takes no taps.
  await sheet.first().click({ trial: true })
  expect(await tooSmall(sheet)).toEqual([])
})

for (const width of [320, 390, 768, 1280]) {
  test(`A11Y nothing overflows at ${width} px`, async ({ lobby, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await lobby.openHome()
    expect(await overflow(page)).toBe(0)
    for (const path of ['/m/home?category=ELOTT', '/m/gameList?gameType=RNG', '/m/login', '/m/help']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await expect(
        page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible()
      expect(await overflow(page), path).toBe(0)
    }
  })
}
