import { createLobby, hybridBodyCipher, LobbyProvider, useLogin } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'

function Login() {
  const login = useLogin()
  return <p>{Object.keys(login).join(' ')}</p>
}

/** The types of the hooks as another project sees them. */
export function Skin() {
  const lobby = createLobby(
    { baseUrl: 'http://backend.example', merchantCode: 'lobbykit' },
    { bodyCipher: hybridBodyCipher(developmentPublicKey) },
  )
  return (
    <LobbyProvider lobby={lobby}>
      <Login />
    </LobbyProvider>
  )
}
