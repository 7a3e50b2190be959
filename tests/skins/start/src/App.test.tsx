import { findGames, inLobby, settle, type TestLobby, testLobby } from '@lobbykit/hooks/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { go } from './address.ts'
import { Root } from './Root.tsx'

beforeEach(() => go('/m/home', { replace: true }))
afterEach(cleanup)

/** A player in front of the skin, with a backend of their own. */
async function player(before?: (test: TestLobby) => void) {
  const test = await testLobby({ ports: { navigate: go }, importsSettled: () => vi.dynamicImportSettled() })
  before?.(test)
  render(<Root />, { wrapper: inLobby(test.lobby) })
  const rest = () => settle(test)
  await rest()
  return {
    backend: test.backend,
    rest,
    async tap(name: string) {
      // A router may take a moment of its own to show the next page.
      fireEvent.click(await screen.findByRole('button', { name }))
      await rest()
    },
    async type(label: string, value: string) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    },
    async submit() {
      fireEvent.submit(screen.getByLabelText('Password'))
      await rest()
    },
  }
}

it('a guest taps a game, logs in and plays it', async () => {
  const me = await player()
  const [game] = await findGames(me.backend, { pageSize: 1 })
  await me.tap('Slots')
  await me.tap('Jolly Games')
  await me.tap(game?.gameName ?? '')
  await me.type('Username', 'maria88')
  await me.type('Password', 'Maria88pass')
  await me.submit()
  expect((await screen.findByTitle<HTMLIFrameElement>('Game')).src).toMatch(/\/play\/\w+$/)
})

it('a member sees the balance, and logs out after a question', async () => {
  const me = await player()
  await me.tap('Log in')
  await me.type('Username', 'maria88')
  await me.type('Password', 'Maria88pass')
  await me.submit()
  await me.tap('Account')
  expect(await screen.findByText('₱1,250.50')).toBeTruthy()
  await me.tap('Log out')
  await me.tap('OK')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

it('a backend that is down is said, with a way to ask again', async () => {
  const me = await player(({ backend }) => backend.fault('getSettings', '500', 1))
  expect(screen.getByRole('alert').textContent).toBe('System upgrading, please try again later')
  await me.tap('Loading failed, click to retry')
  expect(await screen.findByRole('button', { name: 'Slots' })).toBeTruthy()
})

it('games on the way are waited for, and those that failed can be asked for again', async () => {
  const me = await player(({ backend }) => backend.fault('listHotGames', '500'))
  expect(screen.queryByText('No data')).toBeNull()
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
  expect(retry).toBeTruthy()
  me.backend.clearFaults()
  await me.tap('Loading failed, click to retry')
  expect((await screen.findAllByRole('button', { name: /^Favourite / })).length).toBeGreaterThan(0)
})

it('games that take their time are not said to be none', async () => {
  let release = () => {}
  const me = await player(({ network }) => {
    release = network.hold('/wps/game/hot')
  })
  expect(screen.getByRole('status').textContent).toBe('Please wait…')
  release()
  await me.rest()
  expect((await screen.findAllByRole('button', { name: /^Favourite / })).length).toBeGreaterThan(0)
})

it('an address that the skin leaves out says so, and keeps the ways to the others', async () => {
  go('/m/activity', { replace: true })
  const me = await player()
  expect(screen.getByRole('heading').textContent).toBe('This page is not here yet')
  await me.tap('Games')
  expect(await screen.findByRole('button', { name: 'Slots' })).toBeTruthy()
})

it('a guest who cancels the login is not led to the account by a later one', async () => {
  go('/m/member/home', { replace: true })
  const me = await player()
  await me.tap('Cancel')
  await me.tap('Log in')
  await me.type('Username', 'maria88')
  await me.type('Password', 'Maria88pass')
  await me.submit()
  expect(await screen.findByRole('button', { name: 'Slots' })).toBeTruthy()
})

it('a mobile number has the country that is chosen', async () => {
  const me = await player()
  await me.tap('Log in')
  await me.tap('By SMS')
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  fireEvent.change(country, { target: { value: '84' } })
  expect(country.selectedOptions[0]?.textContent).toBe('VN +84')
})
