import type { MockBackend } from '@lobbykit/mock-server'
import { expect } from '@playwright/test'
import type { Target, Visitor } from './visitor.ts'

/** What a person does in the lobby, in any browser. */
export interface Walk {
  /** What holds, with the ids of what it proves. */
  title: string
  walk(visitor: Visitor, site: Site): Promise<void>
}

/** What stands behind the lobby. */
interface Site {
  backend: MockBackend
  /** Moves the backend's clock alone. */
  pass(seconds: number): void
}

const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, ...(within && { within }) })
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name })
const field = (label: string): Target => ({ label })
const textbox = (name: string): Target => ({ role: 'textbox', name })
const tile: Target = button(/Tropical Reels$/, { role: 'article' })
const heart: Target = button(/^Favourite: Tropical Reels/)
const balance: Target = { role: 'group', name: 'Balance' }
const spin: Target = { role: 'button', name: /^Spin$|^Finish the round$/, inGame: true }
const categories = ['Sports', 'E-sports', 'Live', 'Slots', 'Cockfight', 'Fishing', 'PVP', 'In-house', 'Lottery', 'Hot']
const PASSWORD = 'Newbie01pass'
const NEW_PASSWORD = 'Newbie02pass'
const MOBILE = '9170000042'

async function atHome({ open, see }: Visitor) {
  await open('/m/home')
  await see(button('Slots', { role: 'group', name: 'Categories' }))
}

async function logIn({ open, write, press, at }: Visitor) {
  await open('/m/login')
  await write(textbox('Username'), 'maria88')
  await write(field('Password *'), 'Maria88pass')
  await press('Enter')
  await at(/\/m\/home$/)
}

/** Ends with a member's home: while a popup is open, nothing behind it can be used. */
async function wavePopupsAway({ click, miss, see, seeHeight }: Visitor) {
  for (const name of ['Weekend tournament', 'Invite a friend']) {
    await seeHeight({ role: 'presentation', within: dialog(name) }, 100)
    await click(button('Do not show again today', dialog(name)))
    await miss(dialog(name))
  }
  await see(balance)
}

/** Opens the game and, with money, plays a round of it. */
async function play({ see, click, at }: Visitor, { round }: { round: boolean }) {
  await click(tile)
  await at(/\/m\/launchGame/)
  await see(spin)
  if (round) {
    await click(spin)
    await see({ text: /win/i, inGame: true })
  }
  await click(button('Back to the lobby'))
  await at(/\/m\/(home|gameList)/)
}

async function leave({ open, click, at, miss }: Visitor) {
  await open('/m/set')
  await click(button('Sign out'))
  await click(button('OK'))
  await at(/\/m\/home$/)
  await miss(balance)
}

async function proveMobile({ write, click, see }: Visitor, { backend }: Site) {
  await write(textbox('Mobile number'), MOBILE)
  await click(button('Get code'))
  await see({ role: 'timer' })
  await write(textbox('SMS code'), backend.sms(MOBILE) ?? '')
}

async function setPassword({ write }: Visitor) {
  await write(field('Password *'), PASSWORD)
  await write(field('Confirm password *'), PASSWORD)
}

export const walks: readonly Walk[] = [
  {
    title: 'HOME-05 LIST-10 LAUNCH-05 APP-26 ROUTE-06 a guest looks around and is stopped politely at each door',
    async walk(visitor, { backend }) {
      const { open, see, miss, click, write, press, at, back } = visitor
      await atHome(visitor)
      for (const name of categories) {
        await click(button(name, { role: 'group', name: 'Categories' }))
        await see({ role: 'region', name })
        await miss({ text: 'No data' })
      }
      await write({ role: 'searchbox', name: 'Game name' }, 'tropical')
      await click(heart)
      await at(/\/m\/login/)
      await back()
      await at(/\/m\/home/)
      await click(tile)
      await at(/\/m\/login/)
      await click({ role: 'link', name: 'Back to home' })
      await at(/\/m\/home/)
      for (const name of [/Deposit/, /Invite friends/, /Members/]) {
        await click({ role: 'link', name, within: { role: 'navigation', name: 'Main places' } })
        const sheet = dialog('Log in to continue')
        await see({ text: /You are not logged in, please login first/, within: sheet })
        await see({ role: 'link', name: 'Register', within: sheet })
        await press('Escape')
        await miss(sheet)
        await at(/\/m\/home/)
      }
      await open('/m/agent')
      await at(/\/m\/home/)
      const asked = backend.calls.map(({ operationId }) => operationId)
      expect(asked).not.toContain('launchGame')
      expect(asked).not.toContain('addFavourite')
    },
  },
  {
    title: 'MENU-01 MENU-03 MENU-04 a guest opens the side menu and the customer service',
    async walk(visitor) {
      const { see, miss, click, press, at } = visitor
      await atHome(visitor)
      await click(button('Menu'))
      await click(button('Fishing', dialog('Menu')))
      await miss(dialog('Menu'))
      await at(/category=FISH/)
      await see({ role: 'region', name: 'Fishing' })
      await click(button('Customer service'))
      await see(button('Telegram', dialog('Customer service')))
      await press('Escape')
      await miss(dialog('Customer service'))
    },
  },
  {
    title: 'LOGIN-08 HOME-09 LIST-14 LAUNCH-07 LOGIN-12 a member logs in, meets the popups, finds a game, plays and logs out',
    async walk(visitor) {
      const { open, see, click } = visitor
      await logIn(visitor)
      await wavePopupsAway(visitor)
      await open('/m/gameList?gameType=RNG')
      await click(heart)
      await play(visitor, { round: true })
      await open('/m/gameList?gameType=RNG&tab=favourites')
      await see(tile)
      await open('/m/gameList?gameType=RNG&tab=recent')
      await see(tile)
      await leave(visitor)
    },
  },
  {
    title: 'REG-13 LOGIN-09 a newcomer registers by username, leaves, and is remembered at the next login',
    async walk(visitor) {
      const { open, write, click, see, holds } = visitor
      await open('/m/register')
      await write(textbox('Username'), 'newbie01')
      await setPassword(visitor)
      await click(button('Register'))
      await see({ text: /Registered successfully/i })
      await wavePopupsAway(visitor)
      await leave(visitor)
      await open('/m/login')
      await write(textbox('Username'), 'newbie01')
      await write(field('Password *'), PASSWORD)
      await click({ role: 'checkbox', name: /Remember me/ })
      await click(button('Log in'))
      await see(balance)
      await leave(visitor)
      await open('/m/login')
      await holds(textbox('Username'), 'newbie01')
      await holds(field('Password *'), PASSWORD)
    },
  },
  {
    title: 'REG-03 REG-13 LAUNCH-07 LOGIN-09 a newcomer registers by SMS code, opens a game, and the number is remembered',
    async walk(visitor, site) {
      const { open, click, see, holds } = visitor
      await open('/m/register')
      await click({ role: 'tab', name: 'Mobile number' })
      await proveMobile(visitor, site)
      await setPassword(visitor)
      await click(button('Register'))
      await wavePopupsAway(visitor)
      await play(visitor, { round: false })
      await leave(visitor)
      site.pass(61)
      await open('/m/login')
      await click({ role: 'tab', name: 'SMS code' })
      await proveMobile(visitor, site)
      await click({ role: 'checkbox', name: /Remember me/ })
      await click(button('Log in'))
      await see(balance)
      await leave(visitor)
      await open('/m/login')
      await holds(textbox('Mobile number'), MOBILE)
    },
  },
  {
    title:
      'REG-13 BAL-03 MEM-09 MEM-08 PSW-04 a member’s day: registers, deposits, takes a bonus, reads a message, changes the password',
    async walk(visitor, { backend }) {
      const { open, write, click, see, at } = visitor
      await open('/m/register')
      await write(textbox('Username'), 'newbie01')
      await setPassword(visitor)
      await click(button('Register'))
      await wavePopupsAway(visitor)
      await open('/m/voucherCenter')
      await click(button('₱1,000'))
      await click(button('Go on to pay'))
      await click(button('OK'))
      await at(/\/m\/voucherCenter\?order=D/)
      await see({ text: /Waiting for your payment/ })
      backend.endOrder(backend.orders('newbie01')[0]?.id ?? '', true)
      await see({ text: /Your deposit has arrived/ })
      await open('/m/activityDetail?id=701')
      await click(button('Claim ₱100.00'))
      await see({ text: /The bonus is in your wallet/ })
      expect(backend.member('newbie01')?.balanceCents).toBe(110_000)
      await open('/m/webEmail')
      await click({ role: 'link', name: /Your deposit LK\d+ has arrived/ })
      await see({ text: /₱1,000\.00/, within: { role: 'article' } })
      await open('/m/changePsw')
      await write(field('Old password *'), PASSWORD)
      await write(field('New password *'), NEW_PASSWORD)
      await write(field('Confirm new password *'), NEW_PASSWORD)
      await click(button('Change password'))
      await at(/\/m\/home$/)
      await leave(visitor)
      await open('/m/login')
      await write(textbox('Username'), 'newbie01')
      await write(field('Password *'), NEW_PASSWORD)
      await click(button('Log in'))
      await see(balance)
    },
  },
]
