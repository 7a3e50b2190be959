import { isAt, pathOf, useLobby, useMember, useNotices, usePanel, usePrompt, useRouteGuard, useStartup } from '@lobbykit/hooks'
import { useAddress } from '../start/src/address.ts'
import type { Here, Kit, Tab } from './kit.ts'
import { say, words } from './words.ts'

interface Props {
  kit: Kit
}

/** What startup decides, the screen of the address, and what floats above it, drawn by a UI kit. */
export function Site({ kit }: Props) {
  const { Theme } = kit
  return (
    <Theme>
      <Started kit={kit} />
    </Theme>
  )
}

function Started({ kit }: Props) {
  const { status, reason, retry } = useStartup()
  const { Plain } = kit
  if (status === 'loading') return <Plain text={words.in_please_wait} isBusy />
  if (status === 'failed') return <Plain text={say(reason) ?? words.load_retry} retry={retry} />
  if (status !== 'normal') return <Plain text={status === 'maintenance' ? words.maintenance : words.blocked_region} />
  return (
    <>
      <Screen kit={kit} />
      <Overlays kit={kit} />
    </>
  )
}

function Screen({ kit }: Props) {
  const here = useAddress()
  const tabs = useTabs(here)
  const { Game, Frame } = kit
  if (isAt('launchGame', here.path)) return <Game {...here} />
  return (
    <Frame tabs={tabs}>
      <Content kit={kit} {...here} />
    </Frame>
  )
}

function Content({ kit, ...here }: Props & Here) {
  const { Login, GameList, Lobby } = kit
  if (isAt('login', here.path)) return <Login />
  if (isAt('gameList', here.path)) return <GameList {...here} />
  return isAt('member', here.path) ? <Guarded kit={kit} {...here} /> : <Lobby />
}

/** Only members have an account; who is none is led home and asked to log in. */
const Guarded = ({ kit: { Account }, path }: Props & Here) => (useRouteGuard('member', path) ? <Account /> : null)

function useTabs({ path }: Here): readonly Tab[] {
  const { ports } = useLobby()
  const { isLoggedIn } = useMember()
  const own = isLoggedIn ? (['member', words.account] as const) : (['login', words.log_in] as const)
  const tab = (name: string, at: 'home' | 'member' | 'login', icon: Tab['icon']): Tab => ({
    name,
    icon,
    isHere: isAt(at, path),
    go: () => ports.navigate(pathOf(at)),
  })
  return [tab(words.games, 'home', 'games'), tab(own[1], own[0], 'person')]
}

/** What floats above every screen: notices, the question of a rule, and the login that a guest is offered. */
function Overlays({ kit: { Notices, Question, Sheet, Login } }: Props) {
  const { prompt, confirm, cancel } = usePrompt()
  const login = usePanel('login')
  return (
    <>
      <Notices notices={useNotices()} />
      {login.isOpen && (
        <Sheet title={words.log_in} close={login.close}>
          <Login />
        </Sheet>
      )}
      {prompt && <Question prompt={prompt} confirm={confirm} cancel={cancel} />}
    </>
  )
}
