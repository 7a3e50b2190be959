import { loadedVendors } from '../catalog/catalog.queries.ts'
import type { Vendor } from '../catalog/vendors.rules.ts'
import type { Lobby } from '../core/createLobby.ts'
import { isTrial } from '../member/member.rules.ts'
import { LOGIN } from '../navigation/route.rules.ts'
import { notify } from '../notices/notices.ts'
import { type LaunchInput, type LaunchPlan, launchPath, planLaunch, prizeModeOf } from './launch.rules.ts'

/** A vendor's tile launches as its vendor (LIST-11). */
const inputOf = (what: LaunchInput | Vendor): LaunchInput =>
  'vassalage' in what ? what : { ...what, vassalage: what.vendor, gameType: what.gameType || what.gameCategory || '' }

/** Launches a game, a vendor's tile or a lottery: decides where it leads and goes there; a guest comes back after login (LAUNCH-05). */
export function launch(lobby: Lobby, what: LaunchInput | Vendor, options: { replace?: boolean } = {}): LaunchPlan {
  const input = inputOf(what)
  const { session, language } = lobby.state
  const plan = planLaunch(input, {
    isLoggedIn: session !== null,
    isTrial: session !== null && isTrial(session.type),
    prizeMode: prizeModeOf(loadedVendors(lobby, { language })),
  })
  switch (plan.to) {
    case 'login':
      lobby.state.afterLogin = { launch: { ...input } }
      lobby.ports.navigate(LOGIN, options)
      break
    case 'trialRefused':
      notify(lobby, 'fail', { id: 'actual_account' })
      break
    default:
      lobby.ports.navigate(launchPath(plan), options)
  }
  return plan
}
