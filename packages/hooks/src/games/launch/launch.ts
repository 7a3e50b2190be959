import type { Lobby } from '../../core/lobby.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { isTrial } from '../../core/session/member.rules.ts'
import { loadedVendors } from '../catalog/catalog.queries.ts'
import { type LaunchPlan, launchPath, planLaunch } from './launch.rules.ts'
import type { LaunchInput } from './launchInput.rules.ts'
import { prizeModeOf } from './prizeMode.rules.ts'

/** Launches a game, a vendor's lobby or a lottery: decides where it leads and goes there; a guest comes back after login (LAUNCH-05). */
export function launch(lobby: Lobby, input: LaunchInput, options: { replace?: boolean } = {}): LaunchPlan {
  const { session, language } = lobby.state
  const plan = planLaunch(input, {
    isLoggedIn: session !== null,
    isTrial: session !== null && isTrial(session.type),
    prizeMode: prizeModeOf(loadedVendors(lobby, { language }), lobby.config.prizeMode),
  })
  switch (plan.to) {
    case 'login':
      lobby.state.afterLogin = { resume: () => launch(lobby, input, { replace: true }).to !== 'trialRefused' }
      lobby.ports.navigate(pathOf('login'), options)
      break
    case 'trialRefused':
      notify(lobby, 'fail', { id: 'actual_account' })
      break
    default:
      lobby.ports.navigate(launchPath(plan), options)
  }
  return plan
}
