import { createLobby, hybridBodyCipher, LobbyProvider, useLogin, useStartup } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'

function Login() {
  const { status } = useStartup()
  const { fields } = useLogin()
  return <p>{`${status}: ${fields.join(' ')}`}</p>
}

/** A lobby as another project has it, below whatever React that project brings. */
export function skinAt(baseUrl: string) {
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { bodyCipher: hybridBodyCipher(developmentPublicKey) })
  return (
    <LobbyProvider lobby={lobby}>
      <Login />
    </LobbyProvider>
  )
}
