import type { Page } from '@playwright/test'
import { AGENT_02 } from '../lib/agency.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT, type Lobby } from '../lib/lobby.ts'
import { toNextRain } from '../lib/rain.ts'

const MASTER: Account = { username: 'master01', password: 'Master01pass' }
const NORTH: Account = { username: 'north01', password: 'North01pass' }
const TYPE_41: Account = { username: 'type41', password: 'Type41pass' }
const DAILY = '/m/member/agent/getSalaryContract'
const DIVIDEND = '/m/member/agent/getDevidendContract'
const HOURLY = '/m/member/agent/getHourContract'
const DIVIDENDS = '/m/member/agent/agentDivident'

test.use({ mock: { crowd: 200 } })

const main = (page: Page) => page.getByRole('main')
const prompt = (page: Page) => page.getByRole('alertdialog')
const dueNow = (page: Page) => main(page).getByRole('region', { name: /^Your contract with/ })
const amountIn = (text: string | null) => Math.round(Number(/₱([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100)

/** Holds the answers of a call back until the returned function is called. */
async function hold(page: Page, call: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**/wps/relay/agent/contract/${call}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Taps a button, and the one of the question that follows. */
async function sayYes(page: Page, button: string) {
  await main(page).getByRole('button', { name: button }).tap()
  await prompt(page).getByRole('button', { name: button }).tap()
}

test.describe('a contract that is offered', () => {
  test('AGENT-06 AGENT-07 is accepted, asked about no more, and pays what the team has lost', async ({ lobby, page }) => {
    await lobby.enter(AGENT_02)
    await page.goto('/m/agent')
    await expect(prompt(page)).toContainText('Dividend contract')
    await prompt(page).getByRole('button', { name: 'Have a look' }).tap()
    await expect(page).toHaveURL(new RegExp(`${DIVIDEND}$`))
    const offer = main(page).getByRole('region', { name: 'master01 offers you a contract' })
    await expect(offer).toContainText('Rate10%')
    await sayYes(page, 'Accept')
    await expect(main(page).getByRole('region', { name: 'Your contract with master01' })).toBeVisible()
    const before = lobby.backend.member('agent02')?.balanceCents ?? 0
    const cents = amountIn(await dueNow(page).textContent())
    expect(cents).toBeGreaterThan(0)

    await sayYes(page, 'Have it paid')
    await expect(dueNow(page)).toContainText('A period is paid when it is over.')
    expect(lobby.backend.member('agent02')?.balanceCents).toBe(before + cents)
    await expect(page.getByRole('banner')).toContainText(
      ((before + cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    )
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Paid' }).first()).toContainText('10% of ₱')

    await page.goto(`${DIVIDENDS}?range=lastMonth`)
    await expect(main(page).getByRole('region', { name: 'Sums' }).or(main(page)).first()).toContainText('Paid')
    await page.goto('/m/transaction/record')
    await expect(
      main(page)
        .getByRole('button', { name: /Dividend/ })
        .first(),
    ).toBeVisible()

    await page.goto('/m/agent')
    await expect(prompt(page)).toContainText('Hourly salary contract')
    await prompt(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(prompt(page)).toHaveCount(0)
  })

  test('AGENT-07 is refused, and stands among the earlier ones', async ({ lobby, page }) => {
    await lobby.enter(AGENT_02)
    await page.goto(HOURLY)
    await sayYes(page, 'Refuse')
    await expect(main(page)).toContainText('You have no contract of this kind')
    await expect(main(page).getByRole('region', { name: 'Earlier contracts' })).toContainText('Refused')
    await page.goto('/m/agent')
    await expect(prompt(page)).toContainText('Dividend contract')
    await prompt(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(prompt(page)).toHaveCount(0)
  })

  test('BAL-05 is answered once though the answer is lost and the page is loaded anew', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.enter(AGENT_02)
    await page.goto(DIVIDEND)
    lobby.backend.fault('answerContract', 'lost')
    lobby.backend.fault('closeIntention', 'drop')
    await sayYes(page, 'Accept')
    await expect(main(page)).toContainText('Look again')
    await page.reload()
    await expect(main(page).getByRole('button', { name: 'Look again' })).toBeVisible()
    // A page that is open looks by itself, too, and would be gone before it could be read.
    await page.goto('about:blank')
    lobby.backend.clearFaults()
    // A page that opens looks at once what came of it.
    await page.goto(DIVIDEND)
    await expect(dueNow(page)).toBeVisible()
    await expect(main(page)).toContainText('Accepting: Dividend contract went through')
  })

  test('BAL-05 is refused though the answer is lost, and it is said what went through', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.enter(AGENT_02)
    await page.goto(HOURLY)
    lobby.backend.fault('answerContract', 'lost')
    await sayYes(page, 'Refuse')
    await expect(main(page)).toContainText('Refusing: Hourly salary contract went through')
  })

  for (const [tapped, other] of [
    ['Refuse', 'Accept'],
    ['Accept', 'Refuse'],
  ] as const)
    test(`the button that was tapped is the busy one: ${tapped}`, async ({ lobby, page }) => {
      await lobby.enter(AGENT_02)
      await page.goto(HOURLY)
      const release = await hold(page, 'answer')
      await sayYes(page, tapped)
      await expect(main(page).getByRole('button', { name: tapped })).toHaveAttribute('aria-busy', 'true')
      const rest = main(page).getByRole('button', { name: other })
      await expect(rest).toBeDisabled()
      await expect(rest).not.toHaveAttribute('aria-busy', 'true')
      release()
      await expect(main(page).getByRole('region', { name: 'master01 offers you a contract' })).toHaveCount(0)
    })

  test('that was taken back meanwhile goes, and the reason stays', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.enter(AGENT_02)
    await page.goto(HOURLY)
    const accept = main(page).getByRole('button', { name: 'Accept' })
    await expect(accept).toBeVisible()
    const upline = await page.context().newPage()
    await lobby.enter(MASTER, upline)
    await upline.goto(HOURLY)
    await sayYes(upline, 'Take back')
    await expect(main(upline).getByRole('listitem').filter({ hasText: 'agent02' })).toContainText('Taken back')
    await upline.close()
    await accept.tap()
    await prompt(page).getByRole('button', { name: 'Accept' }).tap()
    await expect(main(page)).toContainText('You have no contract of this kind')
    await expect(main(page).getByRole('alert').filter({ hasText: 'This contract is no longer offered' })).toBeVisible()
  })

  test('A11Y is accepted by keyboard, and the focus goes on to the contract', async ({ lobby, page }) => {
    await lobby.enter(AGENT_02)
    await page.goto(DIVIDEND)
    await main(page).getByRole('button', { name: 'Accept' }).focus()
    await page.keyboard.press('Enter')
    await prompt(page).getByRole('button', { name: 'Accept' }).focus()
    await page.keyboard.press('Enter')
    await expect(dueNow(page)).toBeVisible()
    await expect(main(page).locator(':focus')).toContainText('Your contract with master01')
  })
})

test('AGENT-07 a contract is offered to an agent right below, who logs in and accepts it', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto(DAILY)
  await main(page).getByRole('button', { name: 'Offer a contract' }).tap()
  const form = page.getByRole('dialog', { name: 'Daily salary contract' })
  await form.getByRole('combobox', { name: 'Agent right below' }).selectOption('north01')
  await form.getByRole('textbox', { name: 'Rate in percent' }).fill('0.25')
  await form.getByRole('button', { name: 'Offer it' }).tap()
  await expect(form).toContainText('At most 0.2%')
  await form.getByRole('textbox', { name: 'Rate in percent' }).fill('0.1')
  await form.getByRole('button', { name: 'Offer it' }).tap()
  await prompt(page).getByRole('button', { name: 'Offer it' }).tap()
  await expect(form).toHaveCount(0)
  const given = main(page).getByRole('region', { name: 'Offered by you' })
  await expect(given.getByRole('listitem').filter({ hasText: 'north01' })).toContainText('Offered')

  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(NORTH)
  await page.goto('/m/agent')
  await expect(prompt(page)).toContainText('Daily salary contract')
  await prompt(page).getByRole('button', { name: 'Have a look' }).tap()
  await expect(main(page)).toContainText('agent01 offers you a contract')
  await sayYes(page, 'Accept')
  await expect(dueNow(page)).toContainText('Rate0.1%')

  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(AGENT)
  await page.goto(DAILY)
  await expect(given.getByRole('listitem').filter({ hasText: 'north01' })).toContainText('Active')
})

test('AGENT-07 a contract with tiers is offered within one’s own, and the agent below reads them', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto(DAILY)
  await expect(dueNow(page)).toContainText('From ₱5,000.000.25%')
  await main(page).getByRole('button', { name: 'Offer a contract' }).tap()
  const form = page.getByRole('dialog', { name: 'Daily salary contract' })
  const fill = (name: string, value: string) => form.getByRole('textbox', { name }).fill(value)
  await form.getByRole('combobox', { name: 'Agent right below' }).selectOption('north01')
  await fill('Rate in percent', '0.1')
  await form.getByRole('button', { name: 'Add a tier' }).tap()
  await form.getByRole('button', { name: 'Add a tier' }).tap()
  await fill('Tier 2: from', '100')
  await fill('Tier 2: percent', '0.25')
  await fill('Tier 3: from', '5000')
  await expect(form).toContainText('At most 0.2%')
  await fill('Tier 2: percent', '0.15')
  await fill('Tier 3: percent', '0.15')
  await form.getByRole('button', { name: 'Offer it' }).tap()
  await expect(form).toContainText('More than 0.15%')
  await fill('Tier 3: percent', '0.25')
  await form.getByRole('button', { name: 'Offer it' }).tap()
  await expect(prompt(page)).toContainText('0.15% from ₱100.00 on and 0.25% from ₱5,000.00 on')
  await prompt(page).getByRole('button', { name: 'Offer it' }).tap()
  await expect(form).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(NORTH)
  await page.goto(DAILY)
  const offer = main(page).getByRole('region', { name: 'agent01 offers you a contract' })
  await expect(offer).toContainText('Rate0.1% – 0.25%From ₱100.000.15%From ₱5,000.000.25%')
})

test('AGENT-06 AGENT-07 an offer is taken back, and the agent below is asked about it no more', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto(HOURLY)
  const given = main(page).getByRole('region', { name: 'Offered by you' })
  const takeBack = given.getByRole('button', { name: 'Take back, north01' })
  await takeBack.tap()
  await expect(prompt(page)).toContainText('north01 no longer sees it.')
  await prompt(page).getByRole('button', { name: 'Cancel' }).tap()
  await takeBack.tap()
  const release = await hold(page, 'takeBack')
  await prompt(page).getByRole('button', { name: 'Take back' }).tap()
  await expect(takeBack).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(given.getByRole('listitem').filter({ hasText: 'north01' })).toContainText('Taken back')
  await expect(takeBack).toHaveCount(0)
  expect(lobby.callsOf('takeBackContract')).toBe(1)

  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(NORTH)
  await page.goto('/m/agent')
  await expect(page.getByRole('navigation', { name: 'Places of the agency' })).toBeVisible()
  await page.goto(HOURLY)
  await expect(main(page)).toContainText('You have no contract of this kind')
  await expect(prompt(page)).toHaveCount(0)
})

test('a refusal of one step is not told of the next one', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.enter(MASTER)
  await page.goto(DIVIDEND)
  const given = main(page).getByRole('region', { name: 'Offered by you' })
  const why = given.getByRole('alert')
  lobby.backend.fault('takeBackContract', 'contract.answered', 1)
  await given.getByRole('button', { name: 'Take back, agent02' }).tap()
  await prompt(page).getByRole('button', { name: 'Take back' }).tap()
  await expect(why).toContainText('This offer has been answered meanwhile')
  await given.getByRole('button', { name: 'End it, agent01' }).tap()
  await prompt(page).getByRole('button', { name: 'End it' }).tap()
  await expect(given.getByRole('listitem').filter({ hasText: 'agent01' }).filter({ hasText: 'Until ' })).toBeVisible()
  await expect(why).toBeEmpty()
})

test('AGENT-07 a contract is ended by who offered it, and pays the agent below up to its end', async ({ lobby, page }) => {
  await lobby.enter(MASTER)
  await page.goto(DAILY)
  const given = main(page)
    .getByRole('region', { name: 'Offered by you' })
    .getByRole('listitem')
    .filter({ hasText: 'agent01' })
    .first()
  await given.getByRole('button', { name: 'End it, agent01' }).tap()
  await expect(prompt(page)).toContainText('What agent01 is due up to then is still paid.')
  await prompt(page).getByRole('button', { name: 'End it' }).tap()
  await expect(given).toContainText('Until ')
  await expect(given.getByRole('button')).toHaveCount(0)

  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(AGENT)
  await page.goto(DAILY)
  await expect(dueNow(page)).toContainText('Counts until')

  await page.evaluate(() => sessionStorage.clear())
  // What the page still asks would be asked with a session that is over by then.
  await page.goto('about:blank')
  lobby.passAtBackend(25 * 3_600_000)
  await lobby.enter(AGENT)
  await page.goto(DAILY)
  await expect(main(page).getByRole('region', { name: 'Earlier contracts' })).toContainText('Ended')
  await expect(dueNow(page)).toHaveCount(0)
  // It is paid elsewhere before the page asks for it: then it goes, and the reason stays.
  await page.route('**/wps/agent/contract/dailySalary/process?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { success: false, errorCode: 'contract.none' } })
  })
  await sayYes(page, 'Have it paid')
  await expect(main(page)).toContainText('You have no contract of this kind')
  await expect(main(page).getByRole('alert').filter({ hasText: 'Nothing is due' })).toBeVisible()
})

test.describe('dividends', () => {
  test('AGENT-05 AGENT-07 show by half month, with sums, in the days that are chosen', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/agent')
    await page.getByRole('navigation', { name: 'Places of the agency' }).getByRole('link', { name: 'Dividend' }).tap()
    await expect(page).toHaveURL(new RegExp(`${DIVIDENDS}$`))
    await expect(main(page)).toContainText('Running')
    await page.getByRole('button', { name: 'Last month' }).tap()
    await expect(page).toHaveURL(/range=lastMonth/)
    await main(page)
      .getByRole('button', { name: /15% of/ })
      .first()
      .tap()
    await expect(page.getByRole('dialog')).toContainText('Net loss of the team')
  })

  test('AGENT-05 are nowhere where the merchant has none', async ({ lobby, page }) => {
    lobby.backend.setFlag('AGEDIV3', false)
    await lobby.enter(AGENT)
    await page.goto(DAILY)
    const kinds = main(page).getByRole('navigation', { name: 'Kinds of contracts' })
    await expect(kinds.getByRole('link')).toHaveText(['Daily salary', 'Hourly salary'])
    // The page is left only when its own payments are asked for, so that the count below is of the other two.
    await expect.poll(() => lobby.callsOf('listContractPayments')).toBe(1)
    for (const path of [DIVIDEND, DIVIDENDS]) {
      await page.goto(path)
      await expect(main(page)).toContainText('Contracts are not part of your account')
    }
    expect(lobby.callsOf('listContractPayments')).toBe(1)
  })

  test('AGENT-06 contracts are not asked for where an agent of type 41 is logged in', async ({ lobby, page }) => {
    await lobby.logIn(TYPE_41)
    for (const path of [DAILY, DIVIDEND, HOURLY, DIVIDENDS]) {
      await page.goto(path)
      await expect(main(page)).toContainText('Contracts are not part of your account')
    }
    expect(lobby.callsOf('listContracts') + lobby.callsOf('listContractPayments')).toBe(0)
  })
})

/** Opens the rain in a round of it. */
async function rain(lobby: Lobby, page: Page) {
  await lobby.enter(AGENT)
  toNextRain(lobby)
  await page.goto('/m/redRain')
  await expect(main(page).getByRole('list', { name: 'Red envelopes' }).or(main(page).getByRole('list'))).toBeVisible()
}
const envelopes = (page: Page) => main(page).getByRole('button', { name: /^Open envelope/ })
const outcome = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /You have won|This envelope is empty/ })

test.describe('the red envelope rain', () => {
  test('AGENT-07 falls, and the envelope that is tapped goes to the wallet', async ({ lobby, page }) => {
    await rain(lobby, page)
    const before = lobby.backend.member('agent01')?.balanceCents ?? 0
    await expect(envelopes(page)).toHaveCount(12)
    const place = () =>
      envelopes(page)
        .first()
        .evaluate((one) => one.getBoundingClientRect().y)
    const from = await place()
    await expect.poll(place).not.toBe(from)
    // A finger does not wait until it stands still.
    await envelopes(page).nth(6).dispatchEvent('click')
    await expect(outcome(page)).toBeVisible()
    const won = amountIn(await outcome(page).textContent())
    expect(lobby.backend.member('agent01')?.balanceCents).toBe(before + (Number.isNaN(won) ? 0 : won))
    await expect(envelopes(page)).toHaveCount(0)
    await page.reload()
    await expect(outcome(page)).toBeVisible()
    expect(lobby.callsOf('openEnvelope')).toBe(1)
  })

  test('the envelope that is being opened stands out and stops, and it is said that one waits', async ({ lobby, page }) => {
    await rain(lobby, page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/wps/agent/redRain/open', async (route) => {
      await answer.promise
      await route.fallback()
    })
    const tapped = envelopes(page).nth(6)
    await tapped.dispatchEvent('click')
    await expect(tapped).toHaveAttribute('aria-busy', 'true')
    await expect(envelopes(page).and(page.locator('[aria-busy="true"]'))).toHaveCount(1)
    await expect(main(page).getByText('Please wait…')).toBeVisible()
    const place = () => tapped.evaluate((one) => one.getBoundingClientRect().y)
    await expect(async () => expect(await place()).toBe(await place())).toPass()
    answer.resolve()
    await expect(outcome(page)).toBeVisible()
  })

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('AGENT-07 A11Y is a grid that a keyboard opens, and the focus goes to what was won', async ({ lobby, page }) => {
      await rain(lobby, page)
      const places = () => envelopes(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)))
      const first = await places()
      expect(new Set(first).size).toBe(3)
      expect(await places()).toEqual(first)
      await envelopes(page).first().focus()
      await page.keyboard.press('Tab')
      await expect(envelopes(page).nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(outcome(page)).toBeFocused()
    })
  })

  test('AGENT-07 says when the next round begins, begins, and says when it is over', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.enter(AGENT)
    toNextRain(lobby, -20_000)
    await page.goto('/m/redRain')
    await expect(main(page)).toContainText('The next round begins in')
    await expect(main(page)).toContainText('It does not rain now')
    lobby.passAtBackend(20_000)
    await page.clock.runFor(22_000)
    await expect(envelopes(page)).toHaveCount(12)
    lobby.passAtBackend(121_000)
    await page.clock.runFor(125_000)
    await expect(main(page)).toContainText('You opened no envelope')
  })

  test('BAL-05 says what came of an envelope whose answer was lost', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await rain(lobby, page)
    lobby.backend.fault('openEnvelope', 'lost')
    await envelopes(page).nth(2).dispatchEvent('click')
    await expect(outcome(page)).toBeVisible()
    const note = main(page).getByRole('status').filter({ hasText: 'Red envelope rain went through' })
    await note.getByRole('button', { name: 'Understood' }).tap()
    await expect(note).toHaveCount(0)
    await expect(outcome(page)).toBeVisible()
  })
})
