import type { MockBackend } from '@lobbykit/mock-server'
import type { Target, Visitor } from './visitor.ts'

/** What a person does in the lobby, in any browser. */
export interface Walk {
  /** What holds, with the ids of what it proves. */
  title: string
  walk(visitor: Visitor, site: Site): Promise<void>
}

/** What stands behind the lobby. */
export interface Site {
  backend: MockBackend
  /** Moves the backend's clock alone. */
  pass(seconds: number): void
}

export const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, ...(within && { within }) })
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name })
export const field = (label: string): Target => ({ label })
export const textbox = (name: string): Target => ({ role: 'textbox', name })
export const tile: Target = button(/Tropical Reels$/, { role: 'article' })
export const heart: Target = button(/^Favourite: Tropical Reels/)
export const balance: Target = { role: 'group', name: 'Balance' }
export const spin: Target = { role: 'button', name: /^Spin$|^Finish the round$/, inGame: true }
export const categories = ['Sports', 'E-sports', 'Live', 'Slots', 'Cockfight', 'Fishing', 'PVP', 'In-house', 'Lottery', 'Hot']
export const PASSWORD = 'Newbie01pass'
export const NEW_PASSWORD = 'Newbie02pass'
export const MOBILE = '9170000042'

export async function atHome({ open, see }: Visitor) {
  await open('/m/home')
  await see(button('Slots', { role: 'group', name: 'Categories' }))
}

export const HOME = /\/m\/home$/
const MARIA = { username: 'maria88', password: 'Maria88pass', to: HOME }

export async function logIn({ open, write, press, at }: Visitor, { username, password, to } = MARIA) {
  await open('/m/login')
  await write(textbox('Username'), username)
  await write(field('Password *'), password)
  await press('Enter')
  await at(to)
}

/** Ends at home. Somebody who logged in for the first time is not asked for the old password. */
export async function changePassword({ write, click, at }: Visitor) {
  await write(field('New password *'), NEW_PASSWORD)
  await write(field('Confirm new password *'), NEW_PASSWORD)
  await click(button('Change password'))
  await at(HOME)
}

/** Ends with a member's home: while a popup is open, nothing behind it can be used. */
export async function wavePopupsAway({ click, miss, see, seeHeight }: Visitor) {
  for (const name of ['Weekend tournament', 'Invite a friend']) {
    await seeHeight({ role: 'presentation', within: dialog(name) }, 100)
    await click(button('Do not show again today', dialog(name)))
    await miss(dialog(name))
  }
  await see(balance)
}

/** Opens the game and, with money, plays a round of it. */
export async function play({ see, click, at }: Visitor, { round }: { round: boolean }) {
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

export async function leave({ open, click, at, miss }: Visitor) {
  await open('/m/set')
  await click(button('Sign out'))
  await click(button('OK'))
  await at(/\/m\/home$/)
  await miss(balance)
}

export async function proveMobile({ write, click, see }: Visitor, { backend }: Site) {
  await write(textbox('Mobile number'), MOBILE)
  await click(button('Get code'))
  await see({ role: 'timer' })
  await write(textbox('SMS code'), backend.sms(MOBILE) ?? '')
}

export async function setPassword({ write }: Visitor) {
  await write(field('Password *'), PASSWORD)
  await write(field('Confirm password *'), PASSWORD)
}
