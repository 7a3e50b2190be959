import { useBalance, useMember, useSession } from '@lobbykit/hooks'
import { Tap } from '../parts.tsx'

/** Who is logged in, with how much, and the way out. */
export function Account() {
  const { name, info } = useMember()
  const { text, isHidden, toggleHidden, refresh } = useBalance()
  const { logout } = useSession()
  return (
    <>
      <header>
        <h1>{name}</h1>
      </header>
      <dl className="card">
        <dt>Account</dt>
        <dd>{info?.account}</dd>
        <dt>Balance</dt>
        <dd>
          <Tap onClick={refresh}>{text}</Tap>
        </dd>
      </dl>
      <Tap onClick={toggleHidden}>{isHidden ? 'Show amounts' : 'Hide amounts'}</Tap>
      <Tap onClick={logout}>Log out</Tap>
    </>
  )
}
