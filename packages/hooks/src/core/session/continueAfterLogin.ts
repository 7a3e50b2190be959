import type { Lobby } from '../lobby.ts'
import { pathOf } from '../navigation/addresses.rules.ts'

/** Goes on with what the guest wanted when login or registration came in between, or home (LAUNCH-05). */
export function continueAfterLogin(lobby: Lobby): void {
  const { afterLogin } = lobby.state
  lobby.state.afterLogin = null
  // A game that refuses this member leads nowhere, so home is left.
  if (afterLogin && 'resume' in afterLogin && afterLogin.resume()) return
  const path = afterLogin && 'path' in afterLogin ? afterLogin.path : pathOf('home')
  lobby.ports.navigate(path, { replace: true })
}
