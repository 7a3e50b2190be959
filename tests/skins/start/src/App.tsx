import { addressAt, guardOf, isAt, pathOf, useLobby, useMember, useRouteGuard, useStartup } from '@lobbykit/hooks'
import { useAddress } from './address.ts'
import { Overlays } from './Overlays.tsx'
import { Say, Tap } from './parts.tsx'
import { Account } from './screens/Account.tsx'
import { Game } from './screens/Game.tsx'
import { GameList } from './screens/GameList.tsx'
import { Lobby } from './screens/Lobby.tsx'
import { Login } from './screens/Login.tsx'
import { words } from './words.ts'

/** What startup decides, the screen of the address, and what floats above it. */
export function App() {
  const { status, reason, retry } = useStartup()
  switch (status) {
    case 'loading':
      return <p role="status">{words.in_please_wait}</p>
    case 'normal':
      return (
        <>
          <Screen />
          <Overlays />
        </>
      )
    case 'maintenance':
    case 'restricted':
    case 'blocked':
    case 'down':
    case 'failed':
      return (
        <main>
          <Say message={reason} />
          <Tap onClick={retry}>{words.load_retry}</Tap>
        </main>
      )
    default: {
      const impossible: never = status
      return impossible
    }
  }
}

function Screen() {
  const { path, search } = useAddress()
  if (isAt('launchGame', path)) return <Game search={search} />
  return (
    <>
      <main>
        <Content path={path} search={search} />
      </main>
      <Tabs path={path} />
    </>
  )
}

/** What an address shows to those who may open it; who may not is led home, and a guest is asked to log in. */
function Content({ path, search }: { path: string; search: string }) {
  const address = addressAt(path)
  const mayStay = useRouteGuard(address ? guardOf(address) : 'public', path, search)
  if (!mayStay) return null
  switch (address) {
    case 'home':
      return <Lobby />
    case 'login':
      return <Login />
    case 'gameList':
      return <GameList search={search} />
    case 'member':
      return <Account />
    default:
      // The hooks lead to every address of the site; a skin may leave some out.
      return <h1>This page is not here yet</h1>
  }
}

function Tabs({ path }: { path: string }) {
  const { ports } = useLobby()
  const { isLoggedIn } = useMember()
  const own = isLoggedIn ? (['Account', 'member'] as const) : (['Log in', 'login'] as const)
  const tabs = [['Games', 'home'] as const, own]
  return (
    <nav className="tabs">
      {tabs.map(([name, to]) => (
        <Tap key={to} aria-current={isAt(to, path) ? 'page' : undefined} onClick={() => ports.navigate(pathOf(to))}>
          {name}
        </Tap>
      ))}
    </nav>
  )
}
