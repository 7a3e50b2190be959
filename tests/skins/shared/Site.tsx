import {
  addressAt,
  guardOf,
  isAt,
  pathOf,
  useLobby,
  useLoginOffer,
  useMember,
  useNotices,
  usePrompt,
  useRouteGuard,
  useStartup,
} from '@lobbykit/hooks'
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
  switch (status) {
    case 'loading':
      return <Plain text={words.in_please_wait} isBusy />
    case 'normal':
      return (
        <>
          <Screen kit={kit} />
          <Overlays kit={kit} />
        </>
      )
    case 'maintenance':
    case 'restricted':
    case 'blocked':
    case 'down':
    case 'failed':
      return <Plain text={say(reason)} retry={retry} />
    default: {
      const impossible: never = status
      return impossible
    }
  }
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

/** What an address shows to those who may open it; who may not is led home, and a guest is asked to log in. */
function Content({ kit, ...here }: Props & Here) {
  const { Account, GameList, Lobby, Login, Plain } = kit
  const address = addressAt(here.path)
  const mayStay = useRouteGuard(address ? guardOf(address) : 'public', here.path, here.search)
  if (!mayStay) return null
  switch (address) {
    case 'home':
      return <Lobby {...here} />
    case 'login':
      return <Login />
    case 'gameList':
      return <GameList {...here} />
    case 'member':
      return <Account />
    default:
      // The hooks lead to every address of the site; a skin may leave some out.
      return <Plain text={words.not_here} />
  }
}

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
  const offer = useLoginOffer()
  return (
    <>
      <Notices notices={useNotices()} />
      {offer.isOpen && (
        <Sheet title={words.log_in} close={offer.dismiss}>
          <Login />
        </Sheet>
      )}
      {prompt && <Question prompt={prompt} confirm={confirm} cancel={cancel} />}
    </>
  )
}
