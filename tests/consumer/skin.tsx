import {
  createLobby,
  emptyFilter,
  type Game,
  hybridBodyCipher,
  isAt,
  LobbyProvider,
  useGameFrame,
  useGameList,
  useGameTile,
  useLogin,
  useMember,
  useStartup,
} from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { StrictMode, useSyncExternalStore } from 'react'

function Login() {
  const { status } = useStartup()
  const { fields, field, submit } = useLogin()
  return (
    <form onSubmit={submit} noValidate>
      <p>{`${status}: ${fields.join(' ')}`}</p>
      {fields.map((name) => (
        <input key={name} aria-label={name} {...field(name)} />
      ))}
      <button type="submit">Log in</button>
    </form>
  )
}

const SLOTS = emptyFilter('RNG')

function Games() {
  const { games } = useGameList(SLOTS)
  return (
    <main>
      {games.map((game) => (
        <Tile key={game.nodeId} game={game} />
      ))}
    </main>
  )
}

function Tile({ game }: { game: Game }) {
  const { name, launch } = useGameTile(game)
  return (
    <button type="button" onClick={launch}>
      {name}
    </button>
  )
}

function GameFrame({ search }: { search: string }) {
  const game = useGameFrame(search)
  if (game.status !== 'playing') return null
  return <iframe ref={game.frame} src={game.url} title="Game" onLoad={game.onLoad} {...game.rights} />
}

/** The hooks go on by the History API and say so. */
const heard = (onChange: () => void) => {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

function Screen() {
  const address = useSyncExternalStore(
    heard,
    () => location.href,
    () => 'http://site.example/',
  )
  const { isLoggedIn } = useMember()
  const { pathname, search } = new URL(address)
  if (isAt('launchGame', pathname)) return <GameFrame search={search} />
  return isLoggedIn ? <Games /> : <Login />
}

/** A lobby as another project has it, below whatever React that project brings. */
export function skinAt(baseUrl: string) {
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { bodyCipher: hybridBodyCipher(developmentPublicKey) })
  return (
    <StrictMode>
      <LobbyProvider lobby={lobby}>
        <Screen />
      </LobbyProvider>
    </StrictMode>
  )
}
