import { findGames, inLobby, settle, testLobby } from '@lobbykit/hooks/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { go } from './address.ts'
import { Root } from './Root.tsx'

beforeEach(() => go('/m/home', { replace: true }))
afterEach(cleanup)

/** A player in front of the skin, with a backend of their own. */
async function player() {
  const test = await testLobby({ ports: { navigate: go }, importsSettled: () => vi.dynamicImportSettled() })
  render(<Root />, { wrapper: inLobby(test.lobby) })
  const rest = () => settle(test)
  await rest()
  return {
    backend: test.backend,
    async tap(name: string) {
      fireEvent.click(screen.getByRole('button', { name }))
      await rest()
    },
    async type(label: string, value: string) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
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
  expect(screen.getByTitle<HTMLIFrameElement>('Game').src).toMatch(/\/play\/\w+$/)
})

it('a member sees the balance, and logs out after a question', async () => {
  const me = await player()
  await me.tap('Log in')
  await me.type('Username', 'maria88')
  await me.type('Password', 'Maria88pass')
  await me.submit()
  await me.tap('Account')
  expect(screen.getByText('₱1,250.50')).toBeTruthy()
  await me.tap('Log out')
  await me.tap('OK')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
})
