import { createLobby, hybridBodyCipher, LobbyProvider, useGameFrame, useLogin, useStartup } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'

function Login() {
  const { status } = useStartup()
  const { fields } = useLogin()
  return <p>{`${status}: ${fields.join(' ')}`}</p>
}

/** What the hooks want to hold of the page fits the types of either React. */
export function Game({ search }: { search: string }) {
  const game = useGameFrame(search)
  if (game.status !== 'playing') return null
  return <iframe ref={game.frame} src={game.url} title="Game" onLoad={game.onLoad} {...game.rights} />
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
