import { readFileSync } from 'node:fs'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultPorts } from '../../../packages/hooks/src/core/defaultPorts.ts'
import { findGames, inLobby, pass, settle, testLobby } from '../../../packages/hooks/src/test/testLobby.tsx'
import { Skin } from './Skin.tsx'

// A person's way through several screens takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
const { navigate } = defaultPorts('lobbykit')
beforeEach(() => history.replaceState(null, '', '/m/home'))

/** A person in front of the plain skin. */
async function person(options: Parameters<typeof testLobby>[0] = {}, reactStrictMode = false) {
  const test = await testLobby({ ...options, ports: { navigate, ...options.ports } })
  const user = userEvent.setup({ delay: null })
  render(<Skin />, { wrapper: inLobby(test.lobby), reactStrictMode })
  await settle(test)
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  return {
    ...test,
    test,
    button,
    async tap(name: string | RegExp) {
      await user.click(button(name))
      await settle(test)
    },
    async type(label: string, text: string) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    },
    texts: (role: 'alert' | 'status') => screen.queryAllByRole(role).map((element) => element.textContent),
    here: () => location.pathname,
  }
}

it('LAUNCH-05 LOGIN-04 a guest taps a game, logs in at the third try with a captcha, and plays it', async () => {
  const me = await person()
  const [game] = await findGames(me.backend, { pageSize: 1 })
  await me.tap('Slots')
  await me.tap('Jolly Games')
  await me.tap(game?.gameName ?? '')
  expect(me.here()).toBe('/m/login')
  await me.type('Username', 'maria88')
  await me.type('Password', 'wrongpass1')
  expect(screen.queryByLabelText('Verification code')).toBeNull()
  await me.tap('Log in')
  expect(me.texts('alert')).toEqual(['The account or the password is incorrect'])
  expect(screen.getByAltText('Another captcha').getAttribute('src')).toMatch(/^data:image/)
  await me.type('Password', 'Maria88pass')
  await me.tap('Log in')
  expect(me.texts('alert')).toEqual(['Please enter the verification code'])
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'))
  const first = me.backend.captcha()
  await me.tap('Another captcha')
  expect(me.backend.captcha()).not.toBe(first)
  await me.type('Verification code', me.backend.captcha() ?? '')
  await me.tap('Log in')
  expect(me.here()).toBe('/m/launchGame')
  expect(new URLSearchParams(location.search).get('nodeId')).toBe(String(game?.nodeId))
  expect(screen.getByTitle<HTMLIFrameElement>('Game').src).toMatch(/\/play\/\w+$/)
  expect(screen.getByRole('banner').textContent).toContain('Maria ₱1,250.50')
})

it('LOGIN-05 a person logs in by SMS with the code that was sent', async () => {
  history.replaceState(null, '', '/m/login')
  const me = await person()
  await me.tap('By sms')
  await me.tap('Get code')
  expect(me.texts('alert')).toEqual(['Please enter a valid mobile number'])
  await me.type('Mobile number', '9171234567')
  await me.tap('Get code')
  expect(me.texts('status')).toContain('The code has been sent')
  const countdown = () => screen.getAllByRole('status').map((element) => element.textContent)
  expect(countdown()).toContain('60')
  expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull()
  await pass(me.test, 2_000)
  expect(countdown()).toEqual(['58'])
  await me.type('SMS code', me.backend.sms('9171234567') ?? '')
  await me.tap('Log in')
  expect(me.here()).toBe('/m/home')
  expect(screen.getByRole('banner').textContent).toContain('Maria')
})

it('LOGIN-01 a merchant without SMS login shows one way in', async () => {
  history.replaceState(null, '', '/m/login')
  const me = await person({ backend: { scenario: 'sms-login-off' } })
  expect(screen.queryByRole('button', { name: 'By sms' })).toBeNull()
  expect(me.button('By username')).toBeTruthy()
})

it('POP-04 LIST-10 a member searches the hot games, and marks and unmarks a favourite', async () => {
  const me = await person({ member: 'maria88' })
  // A long list is drawn when there is time.
  const [first] = await screen.findAllByRole('button', { name: /^Favourite / })
  const name = first?.getAttribute('aria-label')?.slice(10) ?? ''
  await me.type('Game', name.toLowerCase())
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(1))
  await me.tap(`Favourite ${name}`)
  expect(me.button(`Favourite ${name}`).getAttribute('aria-pressed')).toBe('true')
  await me.tap(`Favourite ${name}`)
  expect(me.button(`Favourite ${name}`).getAttribute('aria-pressed')).toBe('false')
  await me.type('Game', 'no game is called so')
  expect(await screen.findByText('No data')).toBeTruthy()
})

it('LIST-07 a person loads more games of a vendor', async () => {
  const me = await person()
  await me.tap('Slots')
  await me.tap('Jolly Games')
  const count = () => screen.getAllByRole('button', { name: /^Favourite / }).length
  expect(count()).toBe(26)
  await me.tap('More')
  expect(count()).toBeGreaterThan(26)
})

it('LIST-11 LAUNCH-01 a vendor’s tile launches its lobby', async () => {
  const me = await person({ member: 'maria88' })
  await me.tap('Lottery')
  await me.tap('Sea Lotto')
  expect(location.pathname + location.search).toBe('/m/startLottery?code=lobby&prize_mode=SEA')
})

it('LIST-11 LAUNCH-04 a sports vendor’s tile launches with its own category', async () => {
  const me = await person({ member: 'maria88' })
  await me.tap('E-sports')
  await me.tap('TF Esports')
  expect(location.search).toContain('category=ESPORTS&vendor=TF')
})

it('LOGIN-12 a member signs out after being asked', async () => {
  const me = await person({ member: 'maria88' })
  await me.tap('Sign out')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/Are you sure you want to sign out\?/)).toBeTruthy()
  await me.tap('Cancel')
  expect(screen.getByRole('banner').textContent).toContain('Maria')
  await me.tap('Sign out')
  await me.tap('OK')
  expect(screen.queryByRole('banner')).toBeNull()
  expect(me.here()).toBe('/m/home')
})

it('LAUNCH-10 a player who leaves the game sees the balance of now', async () => {
  history.replaceState(null, '', '/m/launchGame?vendor=JL&nodeId=1&category=RNG&gameId=jl-1')
  const me = await person({ member: 'maria88', device: { historyLength: () => 1 } })
  me.network.alter('/wps/wallets/balance', () => ({ sumBalance: 7 }))
  await me.tap('Leave')
  expect(me.here()).toBe('/m/home')
  expect(screen.getByRole('banner').textContent).toContain('₱7.00')
})

it.each([
  ['maintenance', 'The platform is under maintenance'],
  ['restricted', 'Access from your location is restricted'],
  ['ip-blocked', 'Access restricted by location or IP'],
  ['down', 'System upgrading, please try again later'],
] as const)('APP-03 under %s there is nothing but that, and a way to ask again', async (scenario, text) => {
  await person({ backend: { scenario } })
  expect(document.body.textContent).toBe(`${text} Loading failed, click to retry`)
})

it('ERR-03 a category that did not come is loaded with a tap', async () => {
  const me = await person()
  me.backend.fault('listGameTypes', '500', 1)
  await me.tap('Live')
  await me.tap('Loading failed, click to retry')
  expect(me.button('Evening Live')).toBeTruthy()
})

it('LAUNCH-07 LIST-14 LOGIN-15 under React’s strict mode a game is launched, noted and renewed once', async () => {
  history.replaceState(null, '', '/m/launchGame?vendor=JL&nodeId=1&category=RNG&gameId=jl-1')
  const me = await person({ member: 'maria88' }, true)
  await pass(me.test, 600_000)
  expect(screen.getByTitle('Game')).toBeTruthy()
  const counts = ['/wps/game/launchGame', '/wps/game/recent/add', '/wps/session/renew'].map((path) => me.network.count(path))
  expect(counts).toEqual([1, 1, 1])
})

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

it.each([
  ['Login.tsx', 40],
  ['Lobby.tsx', 80],
])('a skin’s %s takes at most %i lines', (file, most) => {
  expect(source(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
})

it.each(['Login.tsx', 'Lobby.tsx', 'Skin.tsx', 'parts.tsx'])(
  '%s imports the hooks, their texts and React, and nothing else',
  (file) => {
    const imported = [...source(file).matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
      ([, from, name]) => from ?? name,
    )
    expect(imported.length).toBeGreaterThan(0)
    expect(
      imported.filter((name) => !/^(@lobbykit\/hooks(\/messages\/en\.json)?|react|\.\/\w+\.tsx)$/.test(name ?? '')),
    ).toEqual([])
  },
)
