import { LobbyProvider } from '@lobbykit/hooks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lobby } from '../start/src/lobby.ts'
import type { Kit } from './kit.ts'
import { Site } from './Site.tsx'

/** Shows the site as a UI kit draws it. */
export function mount(kit: Kit) {
  const container = document.getElementById('root')
  if (container)
    createRoot(container).render(
      <StrictMode>
        <LobbyProvider lobby={lobby}>
          <Site kit={kit} />
        </LobbyProvider>
      </StrictMode>,
    )
}
