// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLobby, LobbyProvider } from './index.ts'
import { everyHook } from './test/everyHook.ts'

/** What a server has: no window, no storage of its own, nothing but the config. */
const lobbyOfServer = () => createLobby({ baseUrl: 'https://api.example', merchantCode: 'acme' })

const Probe = ({ use }: { use: () => unknown }) => <p>{typeof use()}</p>

it.each(Object.entries(everyHook))('KIT-05 %s renders on a server, where there is no browser', (_, use) => {
  const lobby = lobbyOfServer()
  const html = renderToString(
    <LobbyProvider lobby={lobby}>
      <Probe use={use} />
    </LobbyProvider>,
  )
  expect(html).toMatch(/^<p>\w+<\/p>$/)
  lobby.dispose()
})
