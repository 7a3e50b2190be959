import type { Lobby } from '../core/createLobby.ts'
import { launch } from '../launch/launch.ts'
import { HOME } from '../navigation/route.rules.ts'

/** Goes where the guest wanted to go when login or registration came in between, or home (LAUNCH-05). */
export function continueAfterLogin(lobby: Lobby): void {
  const { afterLogin } = lobby.state
  lobby.state.afterLogin = null
  // A game that refuses who came in leaves nowhere to go but home.
  const plan = afterLogin && 'launch' in afterLogin && launch(lobby, { ...afterLogin.launch }, { replace: true })
  if (plan && plan.to !== 'trialRefused') return
  const path = afterLogin && 'path' in afterLogin ? afterLogin.path : HOME
  lobby.ports.navigate(path, { replace: true })
}
