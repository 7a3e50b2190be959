import { isAt, pathOf, useLobby, useMember, useRouteGuard, useStartup } from '@lobbykit/hooks'
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
  if (status === 'loading') return <p role="status">{words.in_please_wait}</p>
  if (status === 'failed')
    return (
      <main>
        <Say message={reason} />
        <Tap onClick={retry}>{words.load_retry}</Tap>
      </main>
    )
  if (status !== 'normal') return <h1>{status === 'maintenance' ? words.maintenance : words.blocked_region}</h1>
  return (
    <>
      <Screen />
      <Overlays />
    </>
  )
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

function Content({ path, search }: { path: string; search: string }) {
  if (isAt('login', path)) return <Login />
  if (isAt('gameList', path)) return <GameList search={search} />
  return isAt('member', path) ? <Guarded path={path} /> : <Lobby />
}

/** Only members have an account; who is none is led home and asked to log in. */
function Guarded({ path }: { path: string }) {
  return useRouteGuard('member', path) ? <Account /> : null
}

function Tabs({ path }: { path: string }) {
  const { ports } = useLobby()
  const { isLoggedIn } = useMember()
  const tabs = [['Games', pathOf('home')], isLoggedIn ? ['Account', pathOf('member')] : ['Log in', pathOf('login')]] as const
  return (
    <nav className="tabs">
      {tabs.map(([name, to]) => (
        <Tap key={to} aria-current={path === to ? 'page' : undefined} onClick={() => ports.navigate(to)}>
          {name}
        </Tap>
      ))}
    </nav>
  )
}
