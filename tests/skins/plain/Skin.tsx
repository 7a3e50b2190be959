import * as lobby from '@lobbykit/hooks'
import en from '@lobbykit/hooks/messages/en.json'
import { useSyncExternalStore } from 'react'
import { Lobby } from './Lobby.tsx'
import { Login } from './Login.tsx'
import { Say, Tap } from './parts.tsx'

/** The smallest site that has everything: what startup decides, three screens, and what floats above them. */
export function Skin() {
  const { status, reason, retry } = lobby.useStartup()
  if (status === 'loading') return <p role="status">{en.in_please_wait}</p>
  if (status !== 'normal')
    return (
      <>
        <Say message={reason} /> <Tap onClick={retry}>{en.load_retry}</Tap>
      </>
    )
  return (
    <>
      <Header />
      <Screen />
      <Overlays />
    </>
  )
}

const followHistory = (changed: () => void) => {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

function Screen() {
  const { pathname, search } = new URL(useSyncExternalStore(followHistory, () => location.href))
  if (pathname === lobby.pathOf('login')) return <Login />
  return pathname === lobby.pathOf('launchGame') ? <Game search={search} /> : <Lobby />
}

function Header() {
  const { isLoggedIn, name } = lobby.useMember()
  const { text, refresh } = lobby.useBalance()
  const { logout } = lobby.useSession()
  if (!isLoggedIn) return null
  return (
    <header>
      {name} <Tap onClick={refresh}>{text}</Tap> <Tap onClick={logout}>Sign out</Tap>
    </header>
  )
}

function Game({ search }: { search: string }) {
  const game = lobby.useGameFrame(search)
  return (
    <>
      <Tap onClick={game.leave}>Leave</Tap>
      {game.status === 'playing' && <iframe ref={game.frame} src={game.url} title="Game" {...game.rights} />}
      {game.status === 'failed' && <Say message={game.message} />}
    </>
  )
}

function Overlays() {
  const notices = lobby.useNotices()
  const { prompt, confirm, cancel } = lobby.usePrompt()
  return (
    <>
      {notices.map(({ id, message }) => (
        <Say key={id} message={message} role="status" />
      ))}
      {prompt && (
        <div role="alertdialog">
          {lobby.textOf(prompt.text, en)}
          <Tap onClick={cancel}>{lobby.textOf(prompt.cancel, en)}</Tap>
          <Tap onClick={confirm}>{lobby.textOf(prompt.confirm, en)}</Tap>
        </div>
      )}
    </>
  )
}
