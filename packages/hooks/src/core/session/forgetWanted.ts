import type { Lobby } from '../lobby.ts'
import { isLoginPage } from '../navigation/route.rules.ts'

/**
 * Forgets what a guest wanted who has left the way to it for another page, so that a login much later does not lead there
 * (LAUNCH-05); what they want by now stays. So does the page where a session ended: the next login of its member leads back,
 * whichever way they come to it (LOGIN-13).
 */
export function forgetWanted({ ports, state }: Lobby, wanted = state.afterLogin): void {
  const { session, afterLogin } = state
  if (session || afterLogin !== wanted || (afterLogin && 'member' in afterLogin)) return
  if (!isLoginPage(new URL(ports.device.address()).pathname)) state.afterLogin = null
}
