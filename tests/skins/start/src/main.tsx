import './theme.css'
import { LobbyProvider } from '@lobbykit/hooks'
import { LobbyDevtools } from '@lobbykit/hooks/devtools'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lobby } from './lobby.ts'
import { Root } from './Root.tsx'

const container = document.getElementById('root')
if (container)
  createRoot(container).render(
    <StrictMode>
      <LobbyProvider lobby={lobby}>
        <Root />
      </LobbyProvider>
      {import.meta.env.DEV && <LobbyDevtools lobby={lobby} />}
    </StrictMode>,
  )
