import { createLobby, LobbyProvider } from '@lobbykit/hooks'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IntlProvider } from '../intl/IntlProvider.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** What is thrown is not told in the output of the tests. */
const hush = (event: Event) => event.preventDefault()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('error', hush)
})
afterEach(() => {
  cleanup()
  removeEventListener('error', hush)
  vi.restoreAllMocks()
})

const Broken = (): never => {
  throw new Error('broken')
}

it('a screen that broke at one address is shown at the next one, such as that of the way back, without a tap on retry', () => {
  const lobby = createLobby({ baseUrl: 'http://localhost:3000', merchantCode: 'lobbykit' })
  const at = (address: string, content: ReactNode) => (
    <LobbyProvider lobby={lobby}>
      <IntlProvider initial={{ code: 'EN', tag: 'en' }} onLost={() => undefined}>
        <ScreenBoundary at={address}>{content}</ScreenBoundary>
      </IntlProvider>
    </LobbyProvider>
  )
  const { rerender } = render(at('?id=1', <Broken />))
  expect(screen.queryByRole('alert')).not.toBeNull()
  rerender(at('?id=1', <p>fine</p>))
  expect(screen.queryByText('fine')).toBeNull()
  rerender(at('', <p>fine</p>))
  expect(screen.queryByText('fine')).not.toBeNull()
  lobby.dispose()
})
