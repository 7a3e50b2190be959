import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { AGENT, type Lobby, MARIA } from '../lib/lobby.ts'
import { toNextRain } from '../lib/rain.ts'
import { brokenWords, describeWindow, look, unreadable, type Window } from '../lib/readable.ts'
import { longRange } from '../lib/siteDay.ts'

/** The smallest phones, larger letters, and a phone on its side; a page at 400 % is one of 320 px or less. */
const WINDOWS: readonly Window[] = [
  ...[280, 320].flatMap((width) => [100, 150, 200].map((letters) => ({ width, height: 653, letters }))),
  { width: 360, height: 740, letters: 100 },
  { width: 390, height: 844, letters: 200 },
  ...[100, 200].map((letters) => ({ width: 640, height: 360, letters })),
]

/**
 * Where an ellipsis may stand: the line of announcements, which leads to them, and the member's own name, which the menu
 * says in full; with usual letters also names of games, which the game itself says.
 */
const SHORTENED = 'a:has(> .visually-hidden + span > svg), [role=group] a > [dir=auto]'
const SHORTENED_AT_100 = `${SHORTENED}, article button > [dir=auto]`

interface Screen {
  readonly name: string
  readonly open: (page: Page, lobby: Lobby) => Promise<unknown>
  /** What stands there once it is complete. */
  readonly ready: (page: Page) => ReturnType<Page['getByRole']>
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
const tile = (page: Page) => page.getByRole('article').nth(5)
const wayHome = (page: Page) => page.getByRole('main').getByRole('link').last()
const field = (page: Page) => page.locator('input[name=password]')
const fromMenu = (name: string) => async (page: Page) => {
  await page.goto('/m/nowhere')
  await page.getByRole('main').getByRole('link').click()
  await page.getByRole('banner').getByRole('button').first().click()
  await dialog(page).getByRole('button', { name }).click()
}
const at = (path: string) => (page: Page) => page.goto(path)

const LISTS: readonly Screen[] = [
  { name: 'home', open: at('/m/home'), ready: tile },
  {
    name: 'the end of home',
    async open(page) {
      await page.goto('/m/home')
      await expect(tile(page)).toBeVisible()
      await page.getByRole('navigation').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByRole('region', { name: 'Hot matches' })).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
    ready: (page) => page.getByRole('group', { name: /winners/i }),
  },
  {
    name: 'vendors',
    open: at('/m/home?category=SPORTS'),
    ready: (page) => page.getByRole('button', { name: /Command Sports/ }),
  },
  { name: 'game list', open: at('/m/gameList?gameType=RNG'), ready: tile },
  {
    name: 'nothing found',
    open: at('/m/gameList?gameType=RNG&gameName=zzz'),
    ready: (page) => page.getByRole('status').getByRole('button'),
  },
  { name: 'game lobby', open: at('/m/gameLobby'), ready: tile },
  { name: 'slots', open: at('/m/slotsCenter'), ready: tile },
  { name: 'game centre', open: at('/m/gameCenter'), ready: (page) => page.getByRole('main').getByRole('button').nth(15) },
  { name: 'lottery', open: at('/m/lottery'), ready: tile },
]

const PAGES: readonly Screen[] = [
  { name: 'more lotteries', open: at('/m/moreLottery'), ready: (page) => page.getByRole('main').getByRole('link').nth(3) },
  { name: 'a lottery', open: at('/m/startLottery'), ready: (page) => page.getByRole('main').getByRole('button').last() },
  {
    name: 'a lottery’s game',
    open: at('/m/startLottery?code=ELOTT_ELOTT_1'),
    ready: (page) => page.getByRole('main').locator('input[name=multiple]'),
  },
  {
    name: 'a lottery’s trends',
    open: at('/m/startLottery?code=ELOTT_ELOTT_1&view=trends'),
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).last(),
  },
  {
    name: 'the Vietnamese results',
    open: at('/m/lottery?view=results'),
    ready: (page) => page.getByRole('main').getByRole('region').nth(3),
  },
  {
    name: 'the numbers of a Vietnamese lottery',
    open: at('/m/startLottery?code=TCG_LOTTO_VN_ELOTT_1&view=numero'),
    ready: (page) => page.getByRole('main').getByRole('rowheader').first(),
  },
  {
    name: 'a ranking',
    open: at('/m/gameCenter?view=ranking'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(3),
  },
  { name: 'winners', open: at('/m/winnerPage'), ready: (page) => page.getByRole('main').getByRole('button').nth(3) },
  { name: 'announcements', open: at('/m/notice'), ready: (page) => page.locator('summary').first() },
  { name: 'service', open: at('/m/service'), ready: (page) => page.getByRole('main').getByRole('button').first() },
  { name: 'trial', open: at('/m/trail'), ready: (page) => page.getByRole('main').getByRole('button').first() },
  { name: 'a launch that failed', open: at('/m/launchGame'), ready: (page) => page.getByRole('alert').getByRole('button') },
  { name: 'help centre', open: at('/m/help?i=1'), ready: (page) => page.getByRole('article').getByRole('table') },
  { name: 'not found', open: at('/m/nowhere'), ready: wayHome },
  { name: 'the agreement', open: at('/m/useragreement'), ready: (page) => page.getByRole('heading', { level: 2 }).last() },
  { name: 'maintenance', open: at('/m/maintenance'), ready: (page) => page.getByRole('status').getByRole('button') },
]

const FORMS: readonly Screen[] = [
  { name: 'login', open: at('/m/login'), ready: field },
  {
    name: 'login with a captcha and a refusal',
    async open(page) {
      await page.goto('/m/login')
      await page.locator('input[name=username]').fill('maria88')
      await field(page).fill('Wrong88pass')
      await field(page).press('Enter')
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
  { name: 'register', open: at('/m/register'), ready: field },
  { name: 'a forgotten password', open: at('/m/forget'), ready: (page) => page.getByRole('tab').last() },
  {
    name: 'register with empty fields',
    async open(page) {
      await page.goto('/m/register')
      await field(page).press('Enter')
    },
    ready: (page) => page.locator('input[name=password][aria-invalid=true]'),
  },
  {
    name: 'register by SMS',
    async open(page) {
      await page.goto('/m/register')
      await page.getByRole('tab').nth(1).click()
    },
    ready: (page) => page.locator('select'),
  },
]

const DIALOGS: readonly Screen[] = [
  {
    name: 'menu',
    async open(page) {
      await page.goto('/m/home')
      await page.getByRole('banner').getByRole('button').first().click()
    },
    ready: (page) => dialog(page).getByRole('listitem').nth(11),
  },
  { name: 'languages', open: fromMenu('Language'), ready: (page) => dialog(page).getByRole('listitem').nth(1) },
  { name: 'licence', open: fromMenu('Licence and rules'), ready: (page) => dialog(page).getByRole('link').last() },
  { name: 'download', open: fromMenu('Get the app'), ready: (page) => dialog(page).getByRole('button', { name: /Android/ }) },
  {
    name: 'service',
    async open(page) {
      await page.goto('/m/help')
      await page.getByRole('button', { name: 'Customer service' }).click()
    },
    ready: (page) => dialog(page).getByRole('button', { name: 'Telegram' }),
  },
  { name: 'login offer', open: at('/m/set'), ready: (page) => dialog(page).getByRole('link').nth(1) },
  {
    name: 'filters',
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG')
      await page.getByRole('button', { name: /^Filter/ }).click()
    },
    ready: (page) => dialog(page).getByRole('button').nth(5),
  },
  {
    name: 'a match',
    async open(page) {
      await page.goto('/m/home')
      await expect(tile(page)).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('region', { name: 'Hot matches' }).locator('li:not([inert]) button').click()
    },
    ready: (page) => dialog(page).getByRole('term').first(),
  },
]

const FOR_AGENTS: readonly Screen[] = [
  { name: 'agent home', open: at('/m/agent'), ready: (page) => page.getByRole('main').getByRole('definition').nth(3) },
  {
    name: 'members of a team',
    open: at('/m/member/team?upline=north01'),
    ready: (page) => page.getByRole('main').getByRole('button', { name: /noel23/ }),
  },
  {
    name: 'money for the team',
    open: at('/m/member/team?to=noel23,ella26'),
    ready: (page) => page.getByRole('main').getByRole('textbox').nth(1),
  },
  {
    name: 'overview of a team',
    open: at('/m/agent/team/overview'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(4),
  },
  {
    name: 'profit and loss of a team',
    open: at('/m/agent/team/pnl?range=lastMonth'),
    ready: (page) => page.getByRole('main').getByRole('table').first(),
  },
  { name: 'betting of a team', open: at('/m/teamBetting?range=lastMonth'), ready: (page) => page.locator('main h2').first() },
  {
    name: 'opening an account',
    open: at('/m/agentRegister'),
    ready: (page) => page.getByRole('main').getByRole('textbox').nth(8),
  },
  {
    name: 'rates of a team',
    open: at('/m/member/agent/agentRebeat'),
    ready: (page) => page.getByRole('main').getByRole('button', { name: /maria88/ }),
  },
  {
    name: 'rebate of an agent',
    open: at('/m/member/teamRebate'),
    ready: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    name: 'contract of an agent',
    open: at('/m/member/agent/getSalaryContract'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(4),
  },
  {
    name: 'form that offers a contract',
    async open(page) {
      await page.goto('/m/member/agent/getSalaryContract')
      await page.getByRole('main').getByRole('button').last().click()
    },
    ready: (page) => dialog(page).locator('form button[type=submit]'),
  },
  {
    name: 'dividends of an agent',
    open: at('/m/member/agent/agentDivident?range=lastMonth'),
    ready: (page) => page.getByRole('main').getByText('15%').first(),
  },
  {
    name: 'no rain now',
    open: at('/m/redRain'),
    ready: (page) => page.getByRole('main').getByRole('timer'),
  },
  {
    name: 'red envelope rain',
    async open(page, lobby) {
      toNextRain(lobby)
      await page.goto('/m/redRain')
    },
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(11),
  },
]

const FOR_MEMBERS: readonly Screen[] = [
  { name: 'home', open: at('/m/home'), ready: (page) => page.getByText('1,250.50') },
  { name: 'a title beside the wallet', open: at('/m/gameList?gameType=RNG'), ready: (page) => page.getByText('1,250.50') },
  {
    name: 'member centre',
    open: at('/m/member/home'),
    ready: (page) => page.getByRole('main').getByRole('button', { name: 'Get the app' }),
  },
  { name: 'promotions', open: at('/m/activity'), ready: (page) => page.getByRole('main').getByRole('listitem').nth(5) },
  {
    name: 'a promotion to take part in',
    open: at('/m/activityDetail?id=602'),
    ready: (page) => page.locator('textarea[name=comment]'),
  },
  {
    name: 'reward centre',
    open: at('/m/rewardCenter'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(1),
  },
  { name: 'inbox', open: at('/m/webEmail'), ready: (page) => page.getByRole('main').getByRole('listitem').nth(5) },
  {
    name: 'a message',
    open: at('/m/message?id=1001'),
    ready: (page) => page.getByRole('article').getByRole('listitem').last(),
  },
  { name: 'feedback', open: at('/m/feedback'), ready: (page) => page.getByRole('textbox') },
  { name: 'VIP room', open: at('/m/member/benefits'), ready: (page) => page.getByRole('main').getByRole('progressbar') },
  { name: 'invitation of friends', open: at('/m/inviteFriends'), ready: (page) => page.getByText('ku***oy') },
  { name: 'settings', open: at('/m/set'), ready: (page) => page.getByRole('main').getByRole('button').last() },
  { name: 'a change of password', open: at('/m/changePsw'), ready: (page) => page.locator('input[name=oldPassword]') },
  { name: 'deposit', open: at('/m/voucherCenter'), ready: (page) => page.getByRole('button', { name: /Reload: 10/ }) },
  { name: 'withdraw', open: at('/m/withdraw'), ready: (page) => page.getByRole('combobox', { name: /Bank card/ }) },
  { name: 'betting record', open: at('/m/gameRecord?range=lastMonth'), ready: (page) => page.locator('main h2').first() },
  {
    name: 'account record',
    open: at('/m/transaction/record?range=lastMonth'),
    ready: (page) => page.locator('main h2').first(),
  },
  {
    name: 'withdraw report with days of one’s own',
    open: at('/m/withdrawReport?from=2026-01-01&to=2026-10-01'),
    ready: (page) => page.locator('input[name=to]'),
  },
  { name: 'profit and loss', open: at('/m/profitandloss?range=lastMonth'), ready: (page) => page.locator('figure').last() },
  {
    name: 'rebate report',
    open: at(`/m/member/rebateReport?${longRange()}`),
    ready: (page) => page.locator('main h2').first(),
  },
  {
    name: 'manual rebate',
    open: at('/m/member/manualRebate'),
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(5),
  },
  { name: 'missions', open: at('/m/leaderBoard'), ready: (page) => page.getByRole('progressbar').nth(5) },
  {
    name: 'ranking',
    open: at('/m/leaderBoard?tab=ranking'),
    ready: (page) => page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').nth(9),
  },
  { name: 'security centre', open: at('/m/securityCenter'), ready: (page) => page.getByText('m***a@mail.example') },
  {
    name: 'deposit limits',
    async open(page) {
      await page.goto('/m/responsibleGaming')
      await page.getByRole('listitem').getByRole('button').first().click()
    },
    ready: (page) => page.locator('input[name=amount]'),
  },
  { name: 'proof of identity', open: at('/m/kyc'), ready: (page) => page.locator('input[name=realName]') },
  { name: 'bank cards', open: at('/m/securityCenter?item=bankCards'), ready: (page) => dialog(page).getByText('GCash') },
  {
    name: 'a payment password',
    open: at('/m/securityCenter?item=paymentPassword'),
    ready: (page) => dialog(page).locator('input[name=confirmPayment]'),
  },
  {
    name: 'a question',
    async open(page) {
      await page.goto('/m/set')
      await page.getByRole('main').getByRole('button').last().click()
    },
    ready: (page) => dialog(page).getByRole('button').nth(1),
  },
  {
    name: 'menu',
    async open(page) {
      await page.goto('/m/home')
      await page.getByRole('banner').getByRole('button').first().click()
    },
    ready: (page) => dialog(page).getByRole('button', { name: 'Sign out' }),
  },
  {
    name: 'a launched game',
    open: at('/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'),
    ready: (page) => page.locator('iframe').contentFrame().getByRole('radio').first(),
  },
]

/** Opens each screen once and looks at it through every window; all findings of all screens come together. */
async function findings(lobby: Lobby, screens: readonly Screen[]): Promise<string[]> {
  const { page } = lobby
  const found: string[] = []
  for (const { name, open, ready } of screens) {
    await look(page, { width: 390, height: 653, letters: 100 })
    await open(page, lobby)
    await expect(ready(page), name).toBeVisible()
    for (const window of WINDOWS) {
      await look(page, window)
      for (const each of await unreadable(page, window.letters > 100 ? SHORTENED : SHORTENED_AT_100))
        found.push(`${name}, ${describeWindow(window)}: ${each}`)
    }
  }
  return found
}

// Measured at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

/** Screens that one test looks at: all of them would take longer than a test may on a busy machine. */
const AT_A_TIME = 8

for (const { who, screens, account } of [
  { who: 'home and lists', screens: LISTS },
  { who: 'pages', screens: PAGES },
  { who: 'forms', screens: FORMS },
  { who: 'dialogs', screens: DIALOGS },
  { who: 'pages of members', screens: FOR_MEMBERS, account: MARIA },
  { who: 'pages of agents', screens: FOR_AGENTS, account: AGENT },
]) {
  for (let first = 0; first < screens.length; first += AT_A_TIME) {
    const some = screens.slice(first, first + AT_A_TIME)
    test(`A11Y ${who} from "${some[0]?.name}" on: nothing is cut, overlaps or runs out at 280 px, with letters of 200 % or on its side`, async ({
      lobby,
    }) => {
      lobby.expectFailedCalls()
      if (account) await lobby.logIn(account)
      expect(await findings(lobby, some)).toEqual([])
    })
  }
}

for (const { path, account, ready } of [
  { path: '/m/winnerPage', account: MARIA, ready: (page: Page) => page.getByRole('main').getByText('20', { exact: true }) },
  { path: '/m/leaderBoard', account: MARIA, ready: (page: Page) => page.getByRole('progressbar').first() },
  { path: '/m/help', account: MARIA, ready: (page: Page) => page.getByRole('article').getByRole('listitem').first() },
  { path: '/m/agent', account: AGENT, ready: (page: Page) => page.getByRole('link', { name: 'Dividend' }) },
  { path: '/m/member/team', account: AGENT, ready: (page: Page) => page.getByText('7 members', { exact: true }) },
  { path: '/m/upLine/transfer', account: AGENT, ready: (page: Page) => page.getByText('master01') },
]) {
  test(`A11Y with large letters no word and no amount of ${path} is broken in two`, async ({ lobby, page }) => {
    await lobby.enter(account)
    await page.goto(path)
    await expect(ready(page)).toBeVisible()
    await expect(page.getByText(/^₱[\d,.]+$/).first()).toBeVisible()
    for (const window of [
      { width: 360, height: 653, letters: 150 },
      { width: 390, height: 653, letters: 200 },
    ]) {
      await look(page, window)
      expect(await brokenWords(page), describeWindow(window)).toEqual([])
    }
  })
}

test.describe('the service button', () => {
  for (const [where, path] of [
    ['home', '/m/home'],
    ['game list', '/m/gameList?gameType=RNG'],
  ] as const) {
    test(`MENU-04 LIST-10 on ${where} it stands beside every heart, however far the page is scrolled`, async ({
      page,
      lobby,
    }) => {
      for (const width of [280, 360, 390, 480]) {
        await look(page, { width, height: 740, letters: 100 })
        await page.goto(path)
        await expect(tile(page)).toBeVisible()
        const button = await page.getByRole('button', { name: 'Customer service' }).boundingBox()
        const hearts = await page.getByRole('button', { name: /^Favourite: / }).evaluateAll((all) =>
          all.map((heart) => {
            const { left, right } = heart.getBoundingClientRect()
            return { left, right }
          }),
        )
        expect(hearts.length).toBeGreaterThan(3)
        const [left, right] = button ? [button.x, button.x + button.width] : []
        expect(hearts.filter((heart) => heart.left < Number(right) && heart.right > Number(left))).toEqual([])
      }
      expect(lobby.watched.complaints()).toEqual([])
    })
  }
})

test.describe('with popups', () => {
  test.use({ popups: true })

  test('HOME-09 A11Y a popup stands on the screen in full and its picture has its height, whatever the window', async ({
    lobby,
  }) => {
    await lobby.logIn()
    const popup: Screen = {
      name: 'popup',
      open: at('/m/home'),
      ready: (page) => page.getByRole('dialog').locator('img'),
    }
    expect(await findings(lobby, [popup])).toEqual([])
    const { page } = lobby
    for (const window of WINDOWS) {
      await look(page, window)
      const picture = await page.getByRole('dialog').locator('img').boundingBox()
      expect(picture?.width, describeWindow(window)).toBeGreaterThan(150)
      expect(picture?.height, describeWindow(window)).toBeCloseTo((picture?.width ?? 0) / 2, 0)
      // A share of a height that follows from the content is no height in WebKit: what holds the picture goes by its content.
      const basis = await page
        .getByRole('dialog')
        .evaluate((sheet) => [...sheet.children].map((part) => getComputedStyle(part).flexBasis))
      expect(
        basis.every((each) => each === 'auto'),
        describeWindow(window),
      ).toBe(true)
    }
  })
})
