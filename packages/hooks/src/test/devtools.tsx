import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { LobbyDevtools } from '../devtools/index.ts'
import { settle, type TestLobby, type TestLobbyOptions, testLobby } from './testLobby.tsx'

/** Taps buttons by their names, each once the one before has come to rest. */
export async function tap(test: TestLobby, ...names: string[]) {
  for (const name of names) {
    fireEvent.click(screen.getByRole('button', { name }))
    await act(() => settle(test))
  }
}

/** A lobby with the panel for developers open, and these parts of it. */
export async function openDevtools(options: TestLobbyOptions = {}, ...parts: string[]) {
  const test = await testLobby(options)
  const view = render(<LobbyDevtools lobby={test.lobby} />)
  await act(() => settle(test))
  await tap(test, 'Lobby devtools', ...parts)
  return { ...test, view }
}

export const panel = () => screen.getByRole('region', { name: 'Lobby devtools' })

/** The lines of a list of the panel; none where there is no such list. */
export const lines = (name: string): string[] => {
  const list = screen.queryByRole('list', { name })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '')
    : []
}

/** Does something with the lobby, whatever comes of it. */
export const ask = (test: TestLobby, work: (lobby: TestLobby['lobby']) => Promise<unknown>) =>
  act(async () => {
    await work(test.lobby).catch(() => undefined)
    await settle(test)
  })
