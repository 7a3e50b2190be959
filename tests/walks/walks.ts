import { expect } from '@playwright/test'
import { days } from './days.ts'
import {
  atHome,
  balance,
  button,
  categories,
  dialog,
  field,
  heart,
  leave,
  logIn,
  MOBILE,
  PASSWORD,
  play,
  proveMobile,
  setPassword,
  textbox,
  tile,
  type Walk,
  wavePopupsAway,
} from './steps.ts'

export const walks: readonly Walk[] = [
  {
    title: 'HOME-02 HOME-09 an announcement is read in the sanitiser of each browser, or in the library',
    async walk({ open, see, click, at }) {
      await open('/m/notice')
      await click({ text: 'Forty new games this week' })
      // A word that the HTML sets in bold, so that it stands in an element of its own.
      await see({ text: 'New' })
      await at(/\/m\/notice$/)
    },
  },
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
      await click({ role: 'link', name: 'Fishing', within: dialog('Menu') })
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
    title:
      'A11Y MEM-11 a member claims a rebate by keyboard, and the focus goes on to what has come in the place of the button',
    async walk(visitor) {
      const { open, focus, press, miss, focusReads } = visitor
      await logIn(visitor)
      await wavePopupsAway(visitor)
      await open('/m/member/manualRebate')
      const claim = button(/^Claim/)
      await focus(claim)
      await press('Enter')
      await miss(claim)
      await focusReads(/^Nothing has gathered yet/)
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
  ...days,
]
