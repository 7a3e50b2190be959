import { expect } from '@playwright/test'
import {
  balance,
  button,
  changePassword,
  dialog,
  field,
  HOME,
  leave,
  logIn,
  NEW_PASSWORD,
  PASSWORD,
  setPassword,
  textbox,
  type Walk,
  wavePopupsAway,
} from './steps.ts'
import type { Target } from './visitor.ts'

/** What one does in a day with the lobby, in short. */
export const days: readonly Walk[] = [
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
      await changePassword(visitor)
      await leave(visitor)
      await open('/m/login')
      await write(textbox('Username'), 'newbie01')
      await write(field('Password *'), NEW_PASSWORD)
      await click(button('Log in'))
      await see(balance)
    },
  },
  {
    title: 'AGENT-03 AGENT-05 AGENT-07 an agent looks at the team, opens an account, and its member logs in',
    async walk(visitor, { backend }) {
      const { open, see, click, write } = visitor
      const today: Target = { role: 'region', name: 'Your team today' }
      await logIn(visitor, { username: 'agent01', password: 'Agent01pass', to: HOME })
      await open('/m/agent')
      await see({ text: 'Registered', within: today })
      await see({ text: /^₱54,321\.00/, within: { role: 'region', name: 'Wallet' } })
      await click({ role: 'link', name: 'Open account', within: { role: 'navigation', name: 'Places of the agency' } })
      await write(textbox('Username'), 'newbie01')
      await write({ label: /^Password/ }, PASSWORD)
      await click(button('Open the account'))
      await see({ text: /The account is open/ })
      await open('/m/member/team?search=newbie01')
      await click(button(/newbie01/, { role: 'region', name: 'Team management' }))
      await see(dialog('newbie01'))
      await leave(visitor)
      await logIn(visitor, { username: 'newbie01', password: PASSWORD, to: /\/m\/changePsw$/ })
      await changePassword(visitor)
      await wavePopupsAway(visitor)
      expect(backend.member('newbie01')?.balanceCents).toBe(0)
    },
  },
  {
    title: 'LAUNCH-06 BAL-05 a player chooses a lottery, picks, bets, and takes the bet back',
    async walk(visitor, { backend }) {
      const { open, see, miss, click, at } = visitor
      const cents = () => backend.member('maria88')?.balanceCents ?? 0
      const orders: Target = { role: 'list', name: 'Orders' }
      const slip = dialog('Bet slip')
      await logIn(visitor)
      const before = cents()
      await open('/m/lottery')
      await click(button('Five digits', { role: 'group', name: 'Groups of lotteries' }))
      await at(/\/m\/lottery\?group=digits5$/)
      await click(button('Grand Five', { role: 'region', name: 'Lottery' }))
      await at(/\/m\/startLottery\?code=/)
      await see({ role: 'timer' })
      await click(button(/^Big/))
      await click(button(/^Small/))
      await click(button('Add to slip'))
      await click(button(/^Bet slip: 2 bets/))
      await click(button(/^Bet ₱2\.00/, slip))
      await click(button('Place bets'))
      await miss(slip)
      expect(cents()).toBe(before - 200)
      await click(button('My bets', { role: 'group', name: 'Parts of the game' }))
      await see({ text: 'Open', within: orders })
      await click(button(/^Take back the bet on draw/, orders))
      await click(button('Take it back'))
      await see({ text: 'Cancelled', within: orders })
      expect(cents()).toBe(before)
    },
  },
]
